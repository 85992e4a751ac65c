import { createContext, use, useEffect, useId, useRef } from 'react';

/** Finishes a piece of work; resolves to whether it succeeded. */
export type FinishUnsavedWork = () => Promise<boolean>;

/** Receives each piece of unfinished work by its id, and null when it is finished or discarded. */
export const UnsavedWorkContext = createContext<(work: string, finish: FinishUnsavedWork | null) => void>(
  () => undefined,
);

const nothingToDo: FinishUnsavedWork = () => Promise.resolve(true);

/**
 * Reports work outside the form, such as a chosen file, to the editor, so that it asks before the user leaves.
 * @param finish called before each save; by default the save does not affect the work
 */
export function useReportUnsavedWork(isUnfinished: boolean, finish: FinishUnsavedWork = nothingToDo): void {
  const work = useId();
  const report = use(UnsavedWorkContext);
  const latest = useRef(finish);
  useEffect(() => {
    latest.current = finish;
  });
  useEffect(() => {
    if (!isUnfinished) return undefined;
    report(work, () => latest.current());
    return () => report(work, null);
  }, [work, isUnfinished, report]);
}
