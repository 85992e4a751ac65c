import { useState } from 'react';

/** Whether the condition is or has been true since the mount: for what stays rendered after it was first opened. */
export function useHasBeenTrue(condition: boolean): boolean {
  const [hasBeenTrue, setHasBeenTrue] = useState(condition);
  if (condition && !hasBeenTrue) setHasBeenTrue(true);
  return hasBeenTrue || condition;
}
