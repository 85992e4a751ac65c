import { Button } from '../../ui/Button/Button.tsx';
import { SendingProgress } from '../../ui/Progress/SendingProgress.tsx';
import * as css from './Composer.css.ts';
import { composer } from './copy.ts';
import { isFullySent } from './postProgress.ts';

interface SendingBarProps {
  /** From 0 to 1. */
  progress: number;
  /** Whether the request is still in flight and can be aborted. */
  isSending: boolean;
  onAbort: () => void;
}

/** Shows the progress of a post that is being sent, with a button to abort it. */
export function SendingBar({ progress, isSending, onAbort }: SendingBarProps) {
  // Rendered seldom: memoizing its parts would add bytes to the first load.
  'use no memo';
  return (
    <div className={css.progress}>
      <SendingProgress
        share={progress}
        label={composer.progress(Math.round(progress * 100))}
        isProcessing={isSending && isFullySent(progress)}
      />
      <Button size="compact" disabled={!isSending} onClick={onAbort}>
        {composer.abort}
      </Button>
    </div>
  );
}
