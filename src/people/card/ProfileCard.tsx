import type { ReactNode } from 'react';
import type { LikeStatus, Profile, ProfileTags } from '../../api/generated/model/index.ts';
import { logFailure } from '../../lib/log/log.ts';
import { isolate } from '../../lib/text/isolate.ts';
import { useLike } from '../../likes/useLike.ts';
import { portraitOf } from '../../media/portraitPerson.ts';
import type { MatchScore } from '../../scoring/matchScore.ts';
import { useSession } from '../../session/SessionScope.tsx';
import { PersonPicture } from '../../ui/Avatar/PersonPicture.tsx';
import { Chip } from '../../ui/Chip/Chip.tsx';
import { common } from '../../ui/copy.ts';
import { HeartFilledIcon, HeartIcon } from '../../ui/icons/shellIcons.tsx';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { PopoverButton } from '../../ui/Popover/PopoverButton.tsx';
import { ScoreRing } from '../../ui/Ring/ScoreRing.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { card, matchLabels } from '../copy.ts';
import { preloadProfileDialog } from '../dialog/lazyProfileDialog.ts';
import { allCardTags, MAX_CARD_TAGS, summaryLine, type CardTag } from '../person.ts';
import { matchLabelTone } from '../person.css.ts';
import { LikeChip, likeState, useLikeAnimation } from '../personLikes.tsx';
import { useCardLinks, useCardScope } from './CardScope.tsx';
import * as css from './ProfileCard.css.ts';

interface ProfileCardProps {
  profile: Profile;
  /** Null while the viewer has no profile to compare with. */
  score: Pick<MatchScore, 'total' | 'label'> | null;
  /** The like status if the list that contains the card implies it; otherwise the card requests it. */
  status?: LikeStatus;
  /** A line below the key facts. */
  note?: ReactNode;
  /** Accessible name of the pressed heart, where it does more than to take a like back. */
  unlikeLabel?: string | undefined;
  /** Whether the person can be hidden from the list that contains the card. */
  canHide?: boolean;
  /** Whether the card is in the viewport initially, so that its picture is not loaded lazily. */
  eager?: boolean;
  /** A changed value creates the elements of the texts again, which then appear instead of moving. */
  textKey?: number;
}

/**
 * Renders the card of a person, 400 px high unless the font is enlarged: picture, name, key facts, match score, tags
 * and like button. Re-rendered for another person, it reuses its elements and changes their texts; only parts with
 * state are mounted again.
 */
export function ProfileCard({
  profile,
  score,
  status,
  note,
  unlikeLabel,
  canHide = false,
  eager = false,
  textKey,
}: ProfileCardProps) {
  const { isViewer } = useCardScope();
  const person = portraitOf(profile);
  return (
    <article className={css.root}>
      <PersonPicture person={person} eager={eager} isFirst={eager} className={css.picture} />
      <div key={`scrim-${textKey}`} className={css.scrim}>
        <h3 className={css.name} aria-label={profile.display_name}>
          <CardLink profile={profile} />
        </h3>
        <p className={css.meta}>{summaryLine(profile)}</p>
        {note && <p className={css.meta}>{note}</p>}
        <CardTags tags={profile.tags} />
      </div>
      {score !== null && (
        <div key={`details-${textKey}`} className={css.details}>
          <CardScore score={score} />
        </div>
      )}
      {isViewer(profile) === false && (
        <CardLike
          profile={profile}
          unlikeLabel={unlikeLabel}
          {...(status === undefined ? {} : { initialStatus: status })}
        />
      )}
      {canHide && isViewer(profile) === false && <HideButton profile={profile} />}
    </article>
  );
}

/** Renders the person's name as a link to their dialog; the clickable area is the whole card. */
function CardLink({ profile }: { profile: Profile }) {
  const links = useCardLinks();
  return (
    <a
      href={links.hrefOf(profile.id)}
      className={css.link}
      aria-label={card.open(isolate(profile.display_name))}
      onPointerEnter={preloadProfileDialog}
      onFocus={preloadProfileDialog}
      onClick={(event) => links.open(event, profile)}
    >
      {profile.display_name}
    </a>
  );
}

/** Renders the match score as a ring, as a number and as its label. */
export function CardScore({ score: { total, label } }: { score: Pick<MatchScore, 'total' | 'label'> }) {
  return (
    <div className={css.score}>
      <ScoreRing value={total} size={36} isBare />
      <p className={css.scoreWords}>{card.match(total)}</p>
      <p className={`${css.scoreLabel} ${matchLabelTone[label]}`}>{matchLabels[label]}</p>
    </div>
  );
}

/** Renders the first four tags in one row, and a button that shows all tags when there are more. */
function CardTags({ tags }: { tags: ProfileTags }) {
  const all = allCardTags(tags);
  const hiddenCount = all.length - MAX_CARD_TAGS;
  return (
    <div role="list" className={css.tags}>
      <div className={css.someTags}>{tagChips(all.slice(0, MAX_CARD_TAGS), true)}</div>
      {hiddenCount > 0 && (
        <span role="listitem" className={css.showAllButton}>
          <PopoverButton
            label={card.more(hiddenCount)}
            accessibleName={card.moreTags(hiddenCount)}
            title={card.allTags}
          >
            <Cluster role="list" gap="tiny">
              {tagChips(all, false)}
            </Cluster>
          </PopoverButton>
        </span>
      )}
    </div>
  );
}

/** Renders tags as the items of a list. */
export function tagChips(tags: readonly CardTag[], oneLine: boolean) {
  return tags.map(({ label, tone }, place) => (
    // Keyed by position, so that a card that is re-rendered for another person only changes the texts of its chips.
    // oxlint-disable-next-line react/no-array-index-key -- as said above
    <Chip key={place} role="listitem" tone={tone} oneLine={oneLine}>
      {label}
    </Chip>
  ));
}

interface CardLikeProps extends Pick<ProfileCardProps, 'unlikeLabel'> {
  profile: Profile;
  initialStatus?: LikeStatus;
}

/**
 * Renders the like state and the heart button. Both appear as soon as the like status is known. The heart is stacked
 * above the card's link.
 */
function CardLike({ profile, unlikeLabel, initialStatus }: CardLikeProps) {
  const { status, setLiked } = useLike(profile, initialStatus);
  const state = likeState(status, useCardScope().likesViewer(profile.id));
  // The tab of a list, or the filled heart, says it to those who see it.
  const isSeenElsewhere = initialStatus !== undefined || state === 'liked';
  return (
    <>
      {state !== null && (
        <p className={css.status} data-unseen={isSeenElsewhere || undefined}>
          <LikeChip state={state} />
        </p>
      )}
      <LikeButton person={profile} liked={status && status.is_liked} unlikeLabel={unlikeLabel} onLike={setLiked} />
    </>
  );
}

interface LikeButtonProps extends Pick<ProfileCardProps, 'unlikeLabel'> {
  person: Pick<Profile, 'id' | 'display_name'>;
  /** Null while it is not known: the button is then hidden. */
  liked: boolean | null;
  onLike: (liked: boolean) => void;
}

/** Renders the heart button of a card. Its state changes at once; the animation of a new like does not delay anything. */
function LikeButton({ person, liked, unlikeLabel, onLike }: LikeButtonProps) {
  const name = isolate(person.display_name);
  const { burst, key, start } = useLikeAnimation(liked === true, person.id);
  return (
    <button
      type="button"
      className={css.heart}
      hidden={liked === null}
      aria-pressed={liked === true}
      aria-label={liked ? (unlikeLabel ?? card.unlike(name)) : card.like(name)}
      title={liked ? unlikeLabel : undefined}
      data-burst={burst}
      onClick={() => {
        if (!liked) start();
        onLike(!liked);
      }}
    >
      {liked ? <HeartFilledIcon key={key} size="large" /> : <HeartIcon key={key} size="large" />}
      {burst !== undefined && <span key={`ring-${key}`} className={css.ring} />}
    </button>
  );
}

/** Renders the button that hides the person of a card. Its code is loaded when it is pressed. */
function HideButton({ profile }: { profile: Profile }) {
  const session = useSession();
  const hide = async () => {
    try {
      (await import('../../hiddenPeople/hidePerson.ts')).hidePerson(session, profile);
    } catch (error) {
      logFailure('Loading the code that hides a person', error);
      snackbars.show(common.genericError, { kind: 'error', topic: 'code' });
    }
  };
  return (
    <button
      type="button"
      className={css.hide}
      // A card that stays shows the next person then (see `guardDoubleClick`).
      data-subject={profile.id}
      aria-label={card.hideOf(isolate(profile.display_name))}
      title={card.hide}
      onClick={() => void hide()}
    />
  );
}

/** Renders the placeholder of a card that is being loaded, with the same dimensions. */
export function ProfileCardSkeleton() {
  return (
    <div className={css.root}>
      <div className={css.picture}>
        <div className={css.skeletonPicture}>
          <Skeleton shape="box" />
        </div>
      </div>
      <div className={css.scrim}>
        <Skeleton shape="text" width="52%" />
        <Skeleton shape="text" width="72%" />
      </div>
      <div className={css.details}>
        <div className={css.skeletonScore}>
          <Skeleton shape="circle" width="36px" />
          <Skeleton shape="text" width="40%" />
        </div>
      </div>
    </div>
  );
}
