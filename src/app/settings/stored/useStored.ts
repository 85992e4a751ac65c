import { useEffect, useState } from 'react';
import { useGetCurrentUser } from '../../../api/generated/auth/auth.ts';
import { onOtherTabPrefixChange } from '../../../lib/storage/storage.ts';
import { useSession } from '../../../session/SessionScope.tsx';
import { stored as copy, storedCopy, type StoredKind } from './copy.ts';
import { readStored, type Stored } from './readStored.ts';
import { removeStored } from './removeStored.ts';

/** A question before data is lost. */
export interface Question {
  title: string;
  body: string;
  onConfirm: () => void;
}
export type AskFirst = (question: Question) => void;

export interface StoredThings {
  /** What is stored by kind; null where the browser blocks storage, undefined before it was read. */
  found: ReadonlyMap<StoredKind, Stored> | null | undefined;
  /** Kinds that were deleted since the list was opened, the latest one last. */
  removed: readonly StoredKind[];
  /** Deletes a kind, after a confirmation if data is lost. */
  remove: (kind: StoredKind) => void;
}

/** Returns what this browser stores of the user, for the list of it in the settings, and deletes kinds of it. */
export function useStored(ask: AskFirst): StoredThings {
  const session = useSession();
  const { data: user } = useGetCurrentUser();
  const userId = user?.id;
  const [found, setFound] = useState<StoredThings['found']>();
  const [removed, setRemoved] = useState<readonly StoredKind[]>([]);

  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const next = await readStored(userId);
      if (isCurrent) setFound(next);
    };
    void read();
    const stop = onOtherTabPrefixChange('', () => void read());
    return () => {
      isCurrent = false;
      stop();
    };
  }, [userId]);

  const removeNow = async (kind: StoredKind) => {
    const what = found?.get(kind);
    if (what === undefined) return;
    await removeStored(session, userId, kind, what);
    setRemoved((before) => [...before, kind]);
    setFound(await readStored(userId));
  };
  const remove = (kind: StoredKind) => {
    const { name, loss } = storedCopy[kind];
    if (loss === undefined) void removeNow(kind);
    else ask({ title: copy.question(name), body: loss, onConfirm: () => void removeNow(kind) });
  };
  return { found, removed, remove };
}
