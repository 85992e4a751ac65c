import { mediaLength } from '../../../../lib/media/mediaLength.ts';
import { useObjectUrl } from '../../../../lib/browser/useObjectUrl.ts';
import { Banner } from '../../../../ui/Banner/Banner.tsx';
import { FilePicker } from '../../../../ui/FilePicker/FilePicker.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { videos as copy } from '../../copy.ts';
import { useReportUnsavedWork } from '../../form/unsavedWork.ts';
import { useFocusWhenLost } from '../../upload/UploadActions.tsx';
import { fileSize } from './fileSize.ts';
import { useVideoUpload } from './useVideoUpload.ts';
import { VideoTextFields } from '../VideoTextFields.tsx';
import { VideoUploadActions } from './VideoUploadActions.tsx';
import * as uploads from '../../upload/upload.css.ts';
import * as stills from './VideoPreview.css.ts';
import * as css from './VideoUploader.css.ts';

const ACCEPT = 'video/mp4,video/quicktime,video/x-msvideo,video/avi,video/webm,.mp4,.mov,.avi,.webm';

interface VideoUploaderProps {
  /** Number of existing videos. */
  count: number;
  userId: string | undefined;
}

/** Chooses, checks and uploads a new video. */
export function VideoUploader({ count, userId }: VideoUploaderProps) {
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
              <span className={stills.broken}>{chosen.thumbnail === null && copy.noThumbnail}</span>
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
