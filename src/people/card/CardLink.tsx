import { isolate } from '../../lib/text/isolate.ts';
import type { Profile } from '../../api/generated/model/index.ts';
import { card } from '../copy.ts';
import { preloadProfileDialog } from '../dialog/lazyProfileDialog.ts';
import { useCardScope } from './CardScope.tsx';
import * as css from './CardLink.css.ts';

/** Renders the person's name as a link to their dialog; the clickable area is the whole card (rule F11). */
export function CardLink({ profile }: { profile: Profile }) {
  const scope = useCardScope();
  return (
    <a
      href={scope.hrefOf(profile.id)}
      className={css.link}
      aria-label={card.open(isolate(profile.display_name))}
      onPointerEnter={preloadProfileDialog}
      onFocus={preloadProfileDialog}
      onClick={(event) => scope.open(event, profile)}
    >
      {profile.display_name}
    </a>
  );
}
