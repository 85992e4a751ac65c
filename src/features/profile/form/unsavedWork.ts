import { createContext, use, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { after } from '../../../lib/time/timer.ts';

/** Prefix of the places of the drafts of video texts, which the editor discards with its own. */
export const VIDEO_DRAFTS = 'profile-video:';

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

/** Milliseconds between a save and the navigation to the search. */
const REDIRECT_MS = 1_000;

/** Returns a function that calls `leave` a second later, unless the user starts editing again in the meantime. */
export function useRedirectAfterSave(isUnfinished: boolean, leave: () => void): () => void {
  const [isLeaving, setLeaving] = useState(false);
  if (isLeaving && isUnfinished) setLeaving(false);
  const onTime = useEffectEvent(leave);
  useEffect(() => (isLeaving ? after(REDIRECT_MS, () => onTime()) : undefined), [isLeaving]);
  return () => setLeaving(true);
}
