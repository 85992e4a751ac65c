import { apiHost } from '../../../api/host.ts';
import type { Profile } from '../../../api/generated/model/index.ts';
import { useLike } from '../../../api/likes/useLike.ts';
import { fullTime, machineTime } from '../../../lib/chatTime.ts';
import { relativeTime } from '../../../lib/relativeTime.ts';
import { parseTimestamp } from '../../../lib/timestamp.ts';
import { useNow } from '../../../lib/useNow.ts';
import { Portrait } from '../../../ui/Avatar/Portrait.tsx';
import { portraitPerson } from '../../../ui/Avatar/portraitPerson.ts';
import { detail } from './copy.ts';
import { LikeStateChip } from '../LikeStateChip.tsx';
import * as css from './DetailHero.css.ts';
import { frequency, metaLine } from '../metaLine.ts';

interface DetailHeroProps {
  profile: Profile;
  /** Undefined while it is not known whose profile it is. */
  isOwn: boolean | undefined;
}

/** The picture, and over its foot who it is. */
export function DetailHero({ profile, isOwn }: DetailHeroProps) {
  const person = portraitPerson({
    name: profile.display_name,
    avatarUrl: profile.avatar_url,
    host: apiHost(),
    userId: profile.user_id,
    instrument: profile.tags.instruments[0]?.value,
  });
  return (
    <div className={css.root}>
      <Portrait person={person} eager />
      <div className={css.scrim}>
        {isOwn === false && <State profile={profile} />}
        {/* The dialog has it as its title. */}
        <p className={css.name} aria-hidden="true">
          {profile.display_name}
        </p>
        <p className={css.meta}>{[metaLine(profile), frequency(profile.tags)].filter(Boolean).join(' ・ ')}</p>
        <p className={css.meta}>
          {detail.likes(profile.likes_count)}
          <LastActive stamp={profile.last_active} />
        </p>
      </div>
    </div>
  );
}

function State({ profile }: { profile: Profile }) {
  const { status } = useLike(profile);
  return (
    <p className={css.state}>
      <LikeStateChip id={profile.id} status={status} />
    </p>
  );
}

function LastActive({ stamp }: { stamp: string | null }) {
  const now = useNow();
  const at = parseTimestamp(stamp ?? '');
  if (Number.isNaN(at)) return null;
  return (
    <>
      {' ・ '}
      <time dateTime={machineTime(at)} title={fullTime(at)}>
        {detail.lastActive(relativeTime(at, now))}
      </time>
    </>
  );
}
