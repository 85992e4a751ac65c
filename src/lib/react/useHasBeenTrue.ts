import { useState } from 'react';

/** Whether the condition is or has been true since the component was mounted. */
export function useHasBeenTrue(condition: boolean): boolean {
  const [held, setHeld] = useState(condition);
  if (condition && !held) setHeld(true);
  return held || condition;
}
