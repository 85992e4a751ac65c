import { useState } from 'react';

/** Keeps track of the work that is reported, for `UnfinishedWorkContext`. */
export function useWorks(): { hasWork: boolean; report: (work: string, isUnfinished: boolean) => void } {
  const [works, setWorks] = useState<readonly string[]>([]);
  const report = (work: string, isUnfinished: boolean) =>
    setWorks((known) => [...known.filter((other) => other !== work), ...(isUnfinished ? [work] : [])]);
  return { hasWork: works.length > 0, report };
}
