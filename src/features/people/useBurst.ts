import { useState } from 'react';

/** The animation of a like given here: 800 ms for the eye, which hold nothing up (decision L10). */
export function useBurst(liked: boolean) {
  // Counts the likes, so that each starts the animation anew.
  const [bursts, setBursts] = useState(0);
  return {
    burst: liked && bursts > 0 ? '' : undefined,
    key: bursts,
    start: () => setBursts((count) => count + 1),
  };
}
