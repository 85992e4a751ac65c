import { useState } from 'react';

/** Whether the condition holds or has held at any time since this was mounted. */
export function useOnceTrue(condition: boolean): boolean {
  const [held, setHeld] = useState(condition);
  if (condition && !held) setHeld(true);
  return held || condition;
}
