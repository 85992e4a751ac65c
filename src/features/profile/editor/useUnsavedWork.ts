import { useState } from 'react';
import type { FinishUnsavedWork } from '../form/unsavedWork.ts';

interface Work {
  id: string;
  finish: FinishUnsavedWork;
}

/**
 * Collects the unsaved work outside of the form, such as a chosen file, that is reported through `UnsavedWorkContext`.
 * The editor finishes it before each save and asks before the user leaves it.
 */
export function useUnsavedWork() {
  const [works, setWorks] = useState<readonly Work[]>([]);
  const report = (id: string, finish: FinishUnsavedWork | null) =>
    setWorks((known) => [...known.filter((other) => other.id !== id), ...(finish === null ? [] : [{ id, finish }])]);
  /** Finishes all work in sequence; stops and resolves to false at the first failure. */
  const finishWorks = async (): Promise<boolean> => {
    for (const { finish } of works) if (!(await finish())) return false;
    return true;
  };
  return { hasWork: works.length > 0, report, finishWorks };
}
