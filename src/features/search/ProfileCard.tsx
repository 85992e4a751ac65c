import { apiHost } from '../../api/host.ts';
import type { LikeStatus, Profile } from '../../api/generated/model/index.ts';
import { Portrait } from '../../ui/Avatar/Portrait.tsx';
import { portraitPerson } from '../../ui/Avatar/portraitPerson.ts';
import { Chip } from '../../ui/Chip/Chip.tsx';
import { CardTags } from './CardTags.tsx';
import { card } from './copy.ts';
import { LikeButton } from './LikeButton.tsx';
import { metaLine } from './metaLine.ts';
import * as css from './ProfileCard.css.ts';

interface ProfileCardProps {
  profile: Profile;
  status: LikeStatus;
  onLike: (liked: boolean) => void;
  /** In view from the start. */
  eager?: boolean;
}

/** A person at a glance, 400 px high: picture, name, where from, tags, and a heart. */
export function ProfileCard({ profile, status, onLike, eager = false }: ProfileCardProps) {
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
        <Portrait person={person} eager={eager} />
        <div className={css.scrim}>
          <h3 className={css.name}>{profile.display_name}</h3>
          <p className={css.meta}>{metaLine(profile)}</p>
        </div>
      </div>
      <CardTags tags={profile.tags} />
      {status.is_liked && (
        <p className={css.status}>
          <Chip tone={status.is_mutual ? 'solid' : 'glass'}>{status.is_mutual ? card.mutual : card.liked}</Chip>
        </p>
      )}
      <div className={css.heart}>
        <LikeButton name={profile.display_name} liked={status.is_liked} onLike={onLike} />
      </div>
    </article>
  );
}
