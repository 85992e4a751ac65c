import { apiHost } from '../../../api/host.ts';
import type { Profile } from '../../../api/generated/model/index.ts';
import { Portrait } from '../../../ui/Avatar/Portrait.tsx';
import { portraitPerson } from '../../../ui/Avatar/portraitPerson.ts';
import * as css from './JoinedPortraits.css.ts';

/** Two people in rings that hang together like links of a chain. */
export function JoinedPortraits({ mine, theirs }: { mine: Profile; theirs: Profile }) {
  return (
    <div className={css.root} aria-hidden="true">
      <span className={css.mine}>
        <Portrait person={personOf(mine)} eager decorative />
      </span>
      <span className={css.theirs}>
        <Portrait person={personOf(theirs)} eager decorative />
      </span>
      <span className={css.myRing} />
      <span className={css.theirRing} />
    </div>
  );
}

function personOf(profile: Profile) {
  return portraitPerson({
    name: profile.display_name,
    avatarUrl: profile.avatar_url,
    host: apiHost(),
    userId: profile.user_id,
    instrument: profile.tags.instruments[0]?.value,
  });
}
