import type { LikeStatus, Profile } from '../../api/generated/model/index.ts';
import type { MatchScore } from '../../scoring/matchScore.ts';
import { PersonPicture } from '../../ui/Avatar/PersonPicture.tsx';
import { portraitOf } from '../../media/portraitPerson.ts';
import { CardLike } from './CardLike.tsx';
import { CardLink } from './CardLink.tsx';
import { useCardScope } from './CardScope.tsx';
import { CardScore } from './CardScore.tsx';
import { CardTags } from './CardTags.tsx';
import { HideButton } from './HideButton.tsx';
import { summaryLine } from '../summaryLine.ts';
import * as css from './ProfileCard.css.ts';

interface ProfileCardProps {
  profile: Profile;
  /** Null while the viewer has no profile to compare with (rule F6). */
  score: Pick<MatchScore, 'total' | 'label'> | null;
  /** The like status if the list that contains the card implies it; otherwise the card requests it. */
  status?: LikeStatus;
  /** Whether the person can be hidden from the list that contains the card (rule F39). */
  canHide?: boolean;
  /** Whether the card is in the viewport initially, so that its picture is not loaded lazily. */
  eager?: boolean;
}

/**
 * Renders the card of a person, 400 px high unless the font is enlarged (rule F21): picture, name, key facts, match
 * score, tags and like button. Re-rendered for another person, it reuses its elements and changes their texts; only
 * parts with state are mounted again.
 */
export function ProfileCard({ profile, score, status, canHide = false, eager = false }: ProfileCardProps) {
  const { isOwn } = useCardScope();
  const person = portraitOf(profile);
  return (
    <article className={css.root}>
      <PersonPicture person={person} eager={eager} isFirst={eager} className={css.picture} />
      <div className={css.scrim}>
        <h3 className={css.name} aria-label={profile.display_name}>
          <CardLink profile={profile} />
        </h3>
        <p className={css.meta}>{summaryLine(profile)}</p>
        <CardTags tags={profile.tags} />
      </div>
      {score !== null && (
        <div className={css.details}>
          <CardScore score={score} />
        </div>
      )}
      {isOwn(profile) === false && (
        <CardLike profile={profile} {...(status === undefined ? {} : { initialStatus: status })} />
      )}
      {canHide && isOwn(profile) === false && <HideButton profile={profile} />}
    </article>
  );
}
