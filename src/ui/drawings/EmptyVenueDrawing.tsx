import { Drawing } from './Drawing.tsx';
import * as css from '../EmptyState/EmptyState.css.ts';

/** For an `EmptyState` without results, sent likes or videos: an empty stage and a microphone in two beams of light. */
export function EmptyVenueDrawing() {
  return (
    <Drawing>
      <path className={css.strokeFaint} d="M14 106h140M38 106 8 20M130 106l30-86M8 20l40 86M160 20l-40 86" />
      <path className={css.strokeOrange} d="M84 62v44M66 106h36" />
      <rect className={css.strokeMagenta} x="74" y="26" width="20" height="36" rx="10" />
      <path className={css.strokeMagenta} d="M74 38h20M74 47h20" />
      <path className={css.strokeOrange} d="M64 50a20 20 0 0 0 40 0" />
    </Drawing>
  );
}
