import { Drawing } from './Drawing.tsx';
import * as css from '../EmptyState/EmptyState.css.ts';

/**
 * For an `EmptyState` without received likes or notifications, or in place of a chat: a sound wave that flattens to a
 * line, and a rest symbol.
 */
export function SilenceDrawing() {
  return (
    <Drawing>
      <path className={css.strokeOrange} d="M6 60h8l5-18 8 36 8-58 9 80 8-62 8 44 6-22h10" />
      <path className={css.strokeFaint} d="M76 60h86" strokeDasharray="2 8" />
      <path className={css.strokeMagenta} d="m112 26 12 16c-8 6-8 12 2 22-9-3-15 1-12 7 2 4 5 6 9 8" />
    </Drawing>
  );
}
