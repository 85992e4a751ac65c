import type { Profile } from '../../../api/generated/model/index.ts';
import { PersonPicture } from '../../../ui/Avatar/PersonPicture.tsx';
import { portraitOf } from '../../../media/portraitPerson.ts';
import * as css from './InterlinkedPortraits.css.ts';

/** Renders the pictures of the two users of a new match in interlinked rings; hidden from assistive technology. */
export function InterlinkedPortraits({ mine, theirs }: { mine: Profile; theirs: Profile }) {
  return (
    <div className={css.root} aria-hidden="true">
      <span className={css.mine}>
        <PersonPicture person={portraitOf(mine)} eager decorative />
      </span>
      <span className={css.theirs}>
        <PersonPicture person={portraitOf(theirs)} eager decorative />
      </span>
      <span className={css.myRing} />
      <span className={css.theirRing} />
    </div>
  );
}
