import { useEffect, useState } from 'react';
import { useGetCurrentUser } from '../../../api/generated/auth/auth.ts';
import { onOtherTabPrefixChange } from '../../../lib/storage/storage.ts';
import { useSession } from '../../../session/SessionScope.tsx';
import { storedCopy } from './copy.ts';
import type { StoredKind } from './kinds.ts';
import { readStored, type Stored } from './readStored.ts';
import { removeStored } from './removeStored.ts';

export interface StoredThings {
  /** Null where the browser blocks storage, undefined before it was read. */
  found: ReadonlyMap<StoredKind, Stored> | null | undefined;
  /** Kinds that were deleted since the list was opened, the last one last. */
  removed: readonly StoredKind[];
  /** The kind whose deletion is asked about. */
  asked: StoredKind | null;
  /** Deletes a kind, after a question where something is lost by it. */
  remove: (kind: StoredKind) => void;
  confirm: () => void;
  cancel: () => void;
}

/** What the browser keeps of the user, as long as its list is open. */
export function useStored(isOpen: boolean): StoredThings {
  const session = useSession();
  const { data: user } = useGetCurrentUser();
  const userId = user?.id;
  const [found, setFound] = useState<StoredThings['found']>();
  const [removed, setRemoved] = useState<readonly StoredKind[]>([]);
  const [asked, setAsked] = useState<StoredKind | null>(null);
  if (!isOpen && removed.length > 0) setRemoved([]);

  useEffect(() => {
    if (!isOpen) return undefined;
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
  }, [isOpen, userId]);

  const removeNow = async (kind: StoredKind) => {
    setAsked(null);
    const what = found?.get(kind);
    if (what === undefined) return;
    await removeStored(session, userId, kind, what);
    setRemoved((before) => [...before, kind]);
    setFound(await readStored(userId));
  };
  return {
    found,
    removed,
    asked,
    remove: (kind) => (storedCopy[kind].loss === undefined ? void removeNow(kind) : setAsked(kind)),
    confirm: () => asked !== null && void removeNow(asked),
    cancel: () => setAsked(null),
  };
}
