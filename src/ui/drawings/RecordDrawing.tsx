import { Drawing } from './Drawing.tsx';
import * as css from '../EmptyState/EmptyState.css.ts';

/** For an `EmptyState` without posts, matches, conversations or messages: a record. */
export function RecordDrawing() {
  return (
    <Drawing>
      <circle className={css.strokeFaint} cx="76" cy="60" r="50" />
      <circle className={css.strokeFaint} cx="76" cy="60" r="39" />
      <circle className={css.strokeOrange} cx="76" cy="60" r="28" />
      <circle className={css.strokeMagenta} cx="76" cy="60" r="14" />
      <circle className={css.fillMagenta} cx="76" cy="60" r="3" />
      <path className={css.strokeOrange} d="M142 12v46l-24 26" />
      <circle className={css.fillOrange} cx="142" cy="12" r="5" />
    </Drawing>
  );
}
