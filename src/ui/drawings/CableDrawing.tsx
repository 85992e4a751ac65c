import { Drawing } from './Drawing.tsx';
import * as css from '../EmptyState/EmptyState.css.ts';

/** For an `EmptyState` after a failure: an unplugged cable. */
export function CableDrawing() {
  return (
    <Drawing>
      <path className={css.strokeFaint} d="M4 82c22 0 20-44 42-44 16 0 14 22 30 22" />
      <path className={css.strokeOrange} d="M76 50h14v20H76zM90 55h12M90 65h12" />
      <path className={css.strokeMagenta} d="M124 46h14v28h-14zM116 55h8M116 65h8" />
      <path className={css.strokeFaint} d="M138 60c20 0 12 36 28 36" />
      <path className={css.strokeOrange} d="m104 30-4-12M113 28l4-12M96 38 86 30" />
      <path className={css.strokeMagenta} d="m104 90-4 12M113 92l4 12" />
    </Drawing>
  );
}
