import { apiHost } from '../../../api/host.ts';
import type { LikeStatus, Profile } from '../../../api/generated/model/index.ts';
import type { MatchScore } from '../../../scoring/matchScore.ts';
import { Portrait } from '../../../ui/Avatar/Portrait.tsx';
import { portraitPerson } from '../../../ui/Avatar/portraitPerson.ts';
import { CardLike } from './CardLike.tsx';
import { CardLink } from './CardLink.tsx';
import { CardScore } from './CardScore.tsx';
import { CardTags } from './CardTags.tsx';
import { metaLine } from '../metaLine.ts';
import * as css from './ProfileCard.css.ts';
import { useIsOwn } from '../useIsOwn.ts';

interface ProfileCardProps {
  profile: Profile;
  /** Null as long as there is nothing to compare with (decision F6). */
  score: Pick<MatchScore, 'total' | 'label'> | null;
  /** Whether I like them, where a list has said so already; otherwise the card asks. */
  status?: LikeStatus;
  /** In view from the start: the picture does not wait for scrolling. */
  eager?: boolean;
}

/** A person at a glance, 400 px high: picture, name, where from, how well we match, tags, and a heart. */
export function ProfileCard({ profile, score, status, eager = false }: ProfileCardProps) {
  const isOwn = useIsOwn(profile);
  const person = portraitPerson({
    name: profile.display_name,
    avatarUrl: profile.avatar_url,
    host: apiHost(),
    userId: profile.user_id,
    instrument: profile.tags.instruments[0]?.value,
  });
  return (
    <article className={css.root}>
      <div className={css.stage}>
        <div className={css.picture}>
          <Portrait person={person} eager={eager} />
        </div>
        <div className={css.scrim}>
          <h3 className={css.name} aria-label={profile.display_name}>
            <CardLink profile={profile} />
          </h3>
          <p className={css.meta}>{metaLine(profile)}</p>
        </div>
      </div>
      <div className={css.words}>
        {score !== null && <CardScore score={score} />}
        <CardTags tags={profile.tags} />
      </div>
      {isOwn === false && <CardLike profile={profile} {...(status === undefined ? {} : { known: status })} />}
    </article>
  );
}
