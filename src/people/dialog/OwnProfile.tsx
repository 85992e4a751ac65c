import { useState } from 'react';
import type { Profile } from '../../api/generated/model/index.ts';
import { isolate } from '../../lib/text/isolate.ts';
import { absoluteUrl } from '../../lib/browser/history/appBase.ts';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { paths } from '../../navigation/paths.ts';
import { personHref } from '../../navigation/personAddress.ts';
import { readDraft } from '../../session/drafts.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { common } from '../../ui/copy.ts';
import { copyText } from '../../ui/copyText.ts';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { ownProfile as copy } from './copy.ts';
import * as css from './OwnProfile.css.ts';

const QrCode = lazyComponent(async () => (await import('./QrCode.tsx')).QrCode);

/** Key of the draft of the profile editor. */
const EDITOR = 'profile';

const retryCode = (retry: () => void) => <Button onClick={retry}>{common.retry}</Button>;

/** Renders what only the dialog of the viewer's own profile contains: what others see, and the link to it. */
export function OwnProfile({ profile }: { profile: Profile }) {
  const [isCodeShown, setCodeShown] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const path = personHref(paths.search, new URLSearchParams(), { by: 'profile', id: profile.id });
  const url = absoluteUrl(path);
  const share = async () => {
    setRefused(false);
    const isShared = await shareBySystem({ title: isolate(profile.display_name), url });
    if (!isShared) setRefused(!(await copyText(url)));
  };
  return (
    <div className={css.root}>
      <p className={css.note}>{copy.seen}</p>
      {readDraft(profile.user_id, EDITOR) !== '' && <Banner kind="info">{copy.unsaved}</Banner>}
      <p className={css.help}>{copy.addressHelp}</p>
      <p className={css.address}>{url}</p>
      <Cluster gap="small">
        <Button size="compact" onClick={() => void share()}>
          {copy.share}
        </Button>
        <Button size="compact" onIntent={QrCode.preload} onClick={() => setCodeShown(!isCodeShown)}>
          {isCodeShown ? copy.hideCode : copy.showCode}
        </Button>
      </Cluster>
      <div role="alert">{isRefused && copy.copyFailed}</div>
      {isCodeShown && (
        <LoadBoundary crashed={retryCode}>
          <QrCode text={url} label={copy.code(isolate(profile.display_name))} />
        </LoadBoundary>
      )}
    </div>
  );
}

/** Opens the system's share dialog. @returns false where there is none, or it fails */
async function shareBySystem(what: { title: string; url: string }): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    // A user who closes the share dialog does not want a copy either.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
