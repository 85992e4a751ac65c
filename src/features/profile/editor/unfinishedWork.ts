import { createContext, use, useEffect, useId } from 'react';

/** Hears about each piece of work that is begun, and when it is done or given up. */
export const UnfinishedWorkContext = createContext<(work: string, isUnfinished: boolean) => void>(() => undefined);

/** Tells the editor of work beside the form, such as a chosen file, so that nobody leaves it behind unasked. */
export function useUnfinishedWork(isUnfinished: boolean): void {
  const work = useId();
  const report = use(UnfinishedWorkContext);
  useEffect(() => {
    if (!isUnfinished) return undefined;
    report(work, true);
    return () => report(work, false);
  }, [work, isUnfinished, report]);
}
