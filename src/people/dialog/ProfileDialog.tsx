import { useState } from 'react';
import type { Video } from '../../api/generated/model/index.ts';
import { isolate } from '../../lib/text/isolate.ts';
import type { Person } from '../../navigation/personAddress.ts';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { profileDialog } from './copy.ts';
import { ProfileDetail } from './ProfileDetail.tsx';
import { ProfileDetailSkeleton } from './ProfileDetailSkeleton.tsx';
import { usePersonProfile } from './usePersonProfile.ts';
import { VideoDialog } from './videos/VideoDialog.tsx';

interface ProfileDialogProps {
  person: Person;
  open: boolean;
  onClose: () => void;
}

/** Renders the dialog with all information about a person. It closes when the profile cannot be loaded (rule C31). */
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
