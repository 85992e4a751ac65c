import { networkMessage } from '../../../api/errors.ts';
import { useListMyVideos } from '../../../api/generated/videos/videos.ts';
import { useObjectUrl } from '../../../lib/browser/useObjectUrl.ts';
import { mediaLength } from '../../../lib/media/mediaLength.ts';
import { Banner } from '../../../ui/Banner/Banner.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyVenueDrawing } from '../../../ui/drawings/lazyDrawings.ts';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { LoadFailure } from '../../../ui/EmptyState/LoadFailure.tsx';
import { FilePicker } from '../../../ui/FilePicker/FilePicker.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { SendingProgress } from '../../../ui/Progress/SendingProgress.tsx';
import { RingLoader } from '../../../ui/Ring/RingLoader.tsx';
import { useReportUnsavedWork } from '../form/unsavedWork.ts';
import * as uploads from '../upload/upload.css.ts';
import { UploadActions, useFocusWhenLost } from '../upload/UploadActions.tsx';
import { videos as copy } from './copy.ts';
import { useVideoUpload } from './useVideoUpload.ts';
import { VideoTextFields } from './VideoEdit.tsx';
import { fileSize } from './videoFile.ts';
import { VideoList } from './VideoList.tsx';
import * as css from './VideosTab.css.ts';

const ACCEPT = 'video/mp4,video/quicktime,video/x-msvideo,video/avi,video/webm,.mp4,.mov,.avi,.webm';

interface VideosTabProps {
  /** Owner of the drafts of the texts. */
  userId: string | undefined;
}

/** Renders up to five videos. Changes take effect at once and are not part of the save. */
export function VideosTab({ userId }: VideosTabProps) {
  const { data, error, isPending, refetch } = useListMyVideos();
  const videos = data ?? [];
  return (
    <Stack gap="large">
      <div>
        <h2 className={css.title}>{copy.title}</h2>
        <p className={css.lead}>{copy.lead(videos.length)}</p>
      </div>
      <VideoUploader count={videos.length} userId={userId} />
      {error !== null && data === undefined && (
        <div role="alert">
          <LoadFailure title={copy.loadFailed} hint={networkMessage(error)} level={3} onRetry={() => void refetch()} />
        </div>
      )}
      {isPending && <RingLoader />}
      {videos.length > 0 && <VideoList videos={videos} userId={userId} />}
      {data !== undefined && videos.length === 0 && (
        <EmptyState drawing={<EmptyVenueDrawing />} title={copy.empty} hint={copy.emptyHint} level={3} />
      )}
    </Stack>
  );
}

interface VideoUploaderProps {
  /** Number of existing videos. */
  count: number;
  userId: string | undefined;
}

/** Chooses, checks and uploads a new video. */
function VideoUploader({ count, userId }: VideoUploaderProps) {
  const video = useVideoUpload(count, userId);
  const { chosen, texts, upload, error } = video;
  const thumbnail = useObjectUrl(chosen.step === 'ready' ? chosen.thumbnail : null);
  const isUnfinished = chosen.step !== 'none' || texts.title !== '' || texts.description !== '';
  useReportUnsavedWork(isUnfinished);
  const picker = useFocusWhenLost<HTMLButtonElement>(`${chosen.step} ${upload.isRunning}`);

  return (
    <Stack gap="medium">
      {error !== null && <Banner kind="error">{error}</Banner>}
      <FilePicker
        ref={picker}
        accept={ACCEPT}
        label={chosen.step === 'ready' ? copy.chooseAgain : copy.choose}
        dropLabel={copy.drop}
        hint={`${copy.rules}　${copy.limits}`}
        disabled={upload.isRunning}
        onFile={video.choose}
      />
      <p role="status" className={uploads.status}>
        {chosen.step === 'reading' && copy.reading}
      </p>
      {chosen.step === 'ready' && (
        <div className={css.file}>
          <div className={css.still}>
            {thumbnail === null ? (
              <span className={css.broken}>{chosen.thumbnail === null && copy.noThumbnail}</span>
            ) : (
              <img className={css.picture} src={thumbnail} alt="" />
            )}
            {chosen.seconds !== null && <span className={css.length}>{mediaLength(chosen.seconds)}</span>}
          </div>
          <Stack as="p" gap="hair">
            <span className={css.words}>{chosen.file.name}</span>
            <span className={css.size}>{fileSize(chosen.file.size)}</span>
          </Stack>
        </div>
      )}
      {(chosen.step === 'ready' || isUnfinished) && (
        <VideoTextFields texts={texts} onChange={video.write} disabled={upload.isRunning} />
      )}
      {chosen.step === 'ready' && <VideoUploadActions file={chosen.file} video={video} />}
    </Stack>
  );
}

interface VideoUploadActionsProps {
  file: File;
  video: ReturnType<typeof useVideoUpload>;
}

/** Renders the controls for uploading the chosen video. */
function VideoUploadActions({ file, video: { upload, abort, send, discard } }: VideoUploadActionsProps) {
  const button = useFocusWhenLost<HTMLButtonElement>(String(upload.isRunning));
  const share = upload.isRunning ? upload.share : null;
  return (
    <UploadActions
      ref={button}
      isPrimary
      isRunning={upload.isRunning}
      words={{ ...copy, uploading: copy.uploading(null) }}
      onSend={() => send(file)}
      onDiscard={discard}
    >
      <SendingProgress
        share={share}
        label={copy.uploading(share === null ? null : Math.floor(share * 100))}
        name={copy.uploading(null)}
        isProcessing={share === 1}
      />
      <Button onClick={abort}>{copy.abort}</Button>
    </UploadActions>
  );
}
