import { common } from '../copy.ts';
import * as css from './Progress.css.ts';
import { ProgressBar } from './ProgressBar.tsx';

interface SendingProgressProps {
  /** Share that has been sent, from 0 to 1; null while unknown. */
  share: number | null;
  /** Describes the progress. */
  label: string;
  /** Accessible name of the bar; default `label`. For labels that change with every step. */
  name?: string;
  /** Everything is sent and the response is pending for an unknown time. */
  isProcessing: boolean;
}

/**
 * Progress of sending a post, a video or a picture, as text and bar. While only the response is missing, the bar is
 * indeterminate.
 */
export function SendingProgress({ share, label, name = label, isProcessing }: SendingProgressProps) {
  return (
    <div className={css.sending}>
      <p className={css.words} role="status">
        {isProcessing && common.processing}
      </p>
      {!isProcessing && (
        <p className={css.words} aria-hidden="true">
          {label}
        </p>
      )}
      <ProgressBar value={isProcessing ? null : share} label={isProcessing ? common.processing : name} />
    </div>
  );
}
