import { useState } from 'react';
import type { ProfileId } from '../api/generated/model/index.ts';

/**
 * Controls the 800 ms animation of a like that the user gives here. It is purely visual and delays nothing (rule L10).
 * @param id the person of the like, if the component may be re-rendered for another person, which ends the animation
 */
export function useLikeAnimation(liked: boolean, id?: ProfileId) {
  // Used as the React key, so that each like restarts the animation.
  const [given, setGiven] = useState({ to: id, count: 0 });
  const count = given.to === id ? given.count : 0;
  return {
    burst: liked && count > 0 ? '' : undefined,
    key: count,
    start: () => setGiven({ to: id, count: count + 1 }),
  };
}
