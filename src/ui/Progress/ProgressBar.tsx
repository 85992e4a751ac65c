import * as css from './Progress.css.ts';

interface ProgressBarProps {
  /** From 0 to 1; other values are clamped. Null while the progress is unknown. */
  value: number | null;
  /** Accessible name: アップロード中…. */
  label: string;
  /** Half as high, as a line below a heading. */
  thin?: boolean;
}

/** A progress bar, for tasks with a known end. Otherwise use `RingLoader`, or `Skeleton` for content that loads. */
export function ProgressBar({ value, label, thin = false }: ProgressBarProps) {
  const percent = value === null ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      className={thin ? css.thinTrack : css.track}
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
