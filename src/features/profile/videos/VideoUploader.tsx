import { mediaLength } from '../../../lib/mediaLength.ts';
import { useObjectUrl } from '../../../lib/useObjectUrl.ts';
import { Banner } from '../../../ui/Banner/Banner.tsx';
import { FilePicker } from '../../../ui/FilePicker/FilePicker.tsx';
import { videos as copy } from '../copy.ts';
import { useUnfinishedWork } from '../editor/unfinishedWork.ts';
import { useFocusWhenLost } from '../upload/useFocusWhenLost.ts';
import { fileSize } from './fileSize.ts';
import { useVideoUpload } from './useVideoUpload.ts';
import { VideoTextFields } from './VideoTextFields.tsx';
import { VideoUploadActions } from './VideoUploadActions.tsx';
import * as css from './VideoUploader.css.ts';

const ACCEPT = 'video/mp4,video/quicktime,video/x-msvideo,video/avi,video/webm,.mp4,.mov,.avi,.webm';

interface VideoUploaderProps {
  /** How many there are already. */
  count: number;
  userId: string | undefined;
}

/** Takes a new video from the choice to the upload. */
export function VideoUploader({ count, userId }: VideoUploaderProps) {
  const video = useVideoUpload(count, userId);
  const { chosen, texts, upload, error } = video;
  const thumbnail = useObjectUrl(chosen.step === 'ready' ? chosen.thumbnail : null);
  const isUnfinished = chosen.step !== 'none' || texts.title !== '' || texts.description !== '';
  useUnfinishedWork(isUnfinished);
  const picker = useFocusWhenLost<HTMLButtonElement>(`${chosen.step} ${upload.isRunning}`);

  return (
    <div className={css.root}>
      {error !== null && <Banner kind="error">{error}</Banner>}
      {!upload.isRunning && (
        <FilePicker
          ref={picker}
          accept={ACCEPT}
          label={chosen.step === 'ready' ? copy.chooseAgain : copy.choose}
          dropLabel={copy.drop}
          hint={`${copy.rules}　${copy.limits}`}
          onFile={video.choose}
        />
      )}
      <p role="status" className={css.status}>
        {chosen.step === 'reading' && copy.reading}
      </p>
      {chosen.step === 'ready' && (
        <div className={css.file}>
          <div className={css.still}>
            {thumbnail === null ? (
              <span className={css.noStill}>{chosen.thumbnail === null && copy.noThumbnail}</span>
            ) : (
              <img className={css.picture} src={thumbnail} alt="" />
            )}
            {chosen.seconds !== null && <span className={css.length}>{mediaLength(chosen.seconds)}</span>}
          </div>
          <p className={css.name}>
            <span className={css.words}>{chosen.file.name}</span>
            <span className={css.size}>{fileSize(chosen.file.size)}</span>
          </p>
        </div>
      )}
      {(chosen.step === 'ready' || isUnfinished) && (
        <VideoTextFields texts={texts} onChange={video.write} disabled={upload.isRunning} />
      )}
      {chosen.step === 'ready' && <VideoUploadActions file={chosen.file} video={video} />}
    </div>
  );
}
