import { useEffect, useEffectEvent, useState } from 'react';
import { isApiError } from '../../api/errors.ts';
import type { Profile, Video } from '../../api/generated/model/index.ts';
import { useGetProfile, useGetProfileByUserId } from '../../api/generated/profiles/profiles.ts';
import { logFailure } from '../../lib/log/log.ts';
import { isolate } from '../../lib/text/isolate.ts';
import { type Person, personIn } from '../../navigation/personAddress.ts';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { profileDialog } from './copy.ts';
import { DetailMenu } from './DetailMenu.tsx';
import { VideoDialog } from './DetailVideos.tsx';
import { ProfileDetail, ProfileDetailSkeleton } from './ProfileDetail.tsx';

interface ProfileDialogProps {
  person: Person;
  open: boolean;
  onClose: () => void;
}

/** Renders the dialog with all information about a person. It closes when the profile cannot be loaded. */
export function ProfileDialog({ person, open, onClose }: ProfileDialogProps) {
  const profile = usePersonProfile(person, open, onClose);
  const [video, setVideo] = useState<Video | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const play = (chosen: Video) => {
    setVideo(chosen);
    setPlaying(true);
  };
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        size="sheet"
        hideTitle
        isInAddress
        origin={() => cardOf(person)}
        menu={profile && <DetailMenu profile={profile} onHidden={onClose} />}
        title={profile === undefined ? profileDialog.loading : isolate(profile.display_name)}
      >
        {profile === undefined ? (
          <ProfileDetailSkeleton />
        ) : (
          <ProfileDetail profile={profile} onPlay={play} onClose={onClose} />
        )}
      </Dialog>
      {/* A sibling of the dialog: nested inside it, the player would not have a backdrop of its own. */}
      {video !== null && <VideoDialog video={video} open={open && isPlaying} onClose={() => setPlaying(false)} />}
    </>
  );
}

/** Returns the card of a person on the screen behind the dialog; null when there is none. */
function cardOf({ by, id }: Person): Element | null {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('article h3 > a')];
  const link = links.find(({ href }) => {
    const linked = personIn(new URL(href).searchParams);
    return linked?.by === by && linked.id === id;
  });
  return link?.closest('article') ?? null;
}

/**
 * Requests the profile for the profile dialog, by profile id or user id; undefined while it is being loaded.
 * @param isWanted enables the request; when it becomes true again after a failure, the request is repeated
 * @param onFailure called after a failure, which is already logged
 */
function usePersonProfile(person: Person, isWanted: boolean, onFailure: () => void): Profile | undefined {
  const byProfile = useGetProfile(person.id, { query: { enabled: isWanted && person.by === 'profile' } });
  const byUser = useGetProfileByUserId(person.id, { query: { enabled: isWanted && person.by === 'user' } });
  const { data, error, isFetching } = person.by === 'profile' ? byProfile : byUser;

  const fail = useEffectEvent((reason: Error) => {
    // A 404 is expected elsewhere (a user without a profile), so the query cache does not log it; it logs all other
    // errors.
    if (isApiError(reason) && reason.status === 404) logFailure(`The profile of ${person.by} ${person.id}`, reason);
    onFailure();
  });
  useEffect(() => {
    if (isWanted && !isFetching && error !== null && data === undefined) fail(error);
  }, [isWanted, isFetching, error, data]);
  return data;
}
