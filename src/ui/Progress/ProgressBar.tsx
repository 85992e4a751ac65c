import * as css from './Progress.css.ts';

interface ProgressBarProps {
  /** From 0 to 1, what lies outside counts as the nearer end; null while nobody knows how far it is. */
  value: number | null;
  /** What goes on: アップロード中…. */
  label: string;
}

/** How far something is that takes its time. */
export function ProgressBar({ value, label }: ProgressBarProps) {
  const percent = value === null ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      className={css.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <div className={percent === undefined ? css.unknown : css.bar} style={{ width: `${percent ?? 30}%` }} />
    </div>
  );
}
