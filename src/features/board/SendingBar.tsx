import { Button } from '../../ui/Button/Button.tsx';
import { ProgressBar } from '../../ui/Progress/ProgressBar.tsx';
import * as css from './Composer.css.ts';
import { composer } from './copy.ts';

interface SendingBarProps {
  /** From 0 to 1. */
  progress: number;
  /** It can still be called off. */
  isSending: boolean;
  onAbort: () => void;
}

/** How far a post is on its way, and the way to call it off. */
export function SendingBar({ progress, isSending, onAbort }: SendingBarProps) {
  return (
    <div className={css.progress}>
      <ProgressBar value={progress} label={composer.progress(Math.round(progress * 100))} />
      <Button size="compact" disabled={!isSending} onClick={onAbort}>
        {composer.abort}
      </Button>
    </div>
  );
}
