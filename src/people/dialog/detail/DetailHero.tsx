import type { Profile } from '../../../api/generated/model/index.ts';
import { useLike, useLikesViewer } from '../../../likes/useLike.ts';
import { fullTime, machineTime } from '../../../lib/time/chatTime.ts';
import { relativeTime } from '../../../lib/time/relativeTime.ts';
import { parseTimestamp } from '../../../lib/time/timestamp.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { PersonPicture } from '../../../ui/Avatar/PersonPicture.tsx';
import { portraitOf } from '../../../media/portraitPerson.ts';
import { profileDialog } from '../copy.ts';
import { LikeChip } from '../../LikeChip.tsx';
import { likeState } from '../../likeState.ts';
import * as css from './DetailHero.css.ts';
import { activityFrequencyLabel, summaryLine } from '../../summaryLine.ts';

interface DetailHeroProps {
  profile: Profile;
  /** Whether the profile is the viewer's own; undefined while it is not known. */
  isOwn: boolean | undefined;
}

/** Renders the top of the profile dialog: the picture with name, key facts and like state on its lower part. */
export function DetailHero({ profile, isOwn }: DetailHeroProps) {
  const person = portraitOf(profile);
  return (
    <div className={css.root}>
      <div className={css.backdrop}>
        <PersonPicture person={person} eager />
      </div>
      <div className={css.scrim}>
        {isOwn === false && <LikeStateRow profile={profile} />}
        {/* Hidden from assistive technology: the name is already the title of the dialog. */}
        <p className={css.name} aria-hidden="true">
          {profile.display_name}
        </p>
        <p className={css.meta}>
          {[summaryLine(profile), activityFrequencyLabel(profile.tags)].filter(Boolean).join(' ・ ')}
        </p>
        <p className={css.meta}>
          <span>{profileDialog.likes(profile.likes_count)}</span>
          <LastActive stamp={profile.last_active} />
        </p>
      </div>
    </div>
  );
}

function LikeStateRow({ profile }: { profile: Profile }) {
  const state = likeState(useLike(profile).status, useLikesViewer()(profile.id));
  return <p className={css.state}>{state && <LikeChip state={state} />}</p>;
}

function LastActive({ stamp }: { stamp: string | null }) {
  const now = useNow();
  const at = parseTimestamp(stamp ?? '');
  if (Number.isNaN(at)) return null;
  return (
    <>
      <span>{' ・ '}</span>
      <time dateTime={machineTime(at)} title={fullTime(at)}>
        {profileDialog.lastActive(relativeTime(at, now))}
      </time>
    </>
  );
}
