import { useLocation, useSearch } from 'wouter';
import type { ProfileId } from '../../../api/generated/model/index.ts';
import { appBase } from '../../../lib/browser/history/appBase.ts';
import { personLink } from '../../../navigation/personAddress.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { edit } from '../copy.ts';

/** Shows the saved profile as others see it, in its dialog over the editor (rule P39). */
export function PreviewButton({ profileId }: { profileId: ProfileId }) {
  const [path] = useLocation();
  const search = useSearch();
  const show = () => {
    const { href, state } = personLink(path, new URLSearchParams(search), { by: 'profile', id: profileId });
    // Not a link, which would ask about unsaved changes: the editor remains mounted below the dialog.
    window.history.pushState(state, '', appBase + href);
  };
  return (
    <Button size="compact" wide onClick={show}>
      {edit.preview}
    </Button>
  );
}
