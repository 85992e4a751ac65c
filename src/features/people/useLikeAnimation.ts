import { useState } from 'react';

/**
 * Controls the 800 ms animation of a like that the user gives here. It is purely visual and delays nothing
 * (rule L10).
 */
export function useLikeAnimation(liked: boolean) {
  // Used as the React key, so that each like restarts the animation.
  const [likeCount, setBursts] = useState(0);
  return {
    burst: liked && likeCount > 0 ? '' : undefined,
    key: likeCount,
    start: () => setBursts((count) => count + 1),
  };
}
