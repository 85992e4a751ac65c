import { useState } from 'react';
import type { Video } from '../../../api/generated/model/index.ts';
import type { Person } from '../../../lib/personAddress.ts';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { detail } from './copy.ts';
import { ProfileDetail } from './ProfileDetail.tsx';
import { ProfileDetailSkeleton } from './ProfileDetailSkeleton.tsx';
import { useProfileOf } from './useProfileOf.ts';
import { VideoDialog } from './VideoDialog.tsx';

interface ProfileDialogProps {
  person: Person;
  open: boolean;
  onClose: () => void;
}

/** Everything about somebody. When it cannot be loaded there is no dialog (spec.md section 8, read-type calls). */
export function ProfileDialog({ person, open, onClose }: ProfileDialogProps) {
  const profile = useProfileOf(person, open, onClose);
  const [video, setVideo] = useState<Video | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const play = (chosen: Video) => {
    setVideo(chosen);
    setPlaying(true);
  };
  return (
    <>
      <Dialog open={open} onClose={onClose} size="sheet" hideTitle title={profile?.display_name ?? detail.loading}>
        {profile === undefined ? <ProfileDetailSkeleton /> : <ProfileDetail profile={profile} onPlay={play} />}
      </Dialog>
      {/* Beside the dialog and not inside: inside, the player would stand over it without a backdrop of its own. */}
      {video !== null && <VideoDialog video={video} open={open && isPlaying} onClose={() => setPlaying(false)} />}
    </>
  );
}
