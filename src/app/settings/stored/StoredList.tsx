import { useEffect, useState } from 'react';
import { useGetCurrentUser } from '../../../api/generated/auth/auth.ts';
import { onOtherTabPrefixChange } from '../../../lib/storage/storage.ts';
import { useSession } from '../../../session/SessionScope.tsx';
import type { StoredKind } from '../../../storage/storedData.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { stored as copy, storedCopy, storedKinds } from './copy.ts';
import { deleteStored, readStored, type Stored } from './readStored.ts';
import * as css from '../MyData.css.ts';

/** A question before data is lost. */
export interface Question {
  title: string;
  body: string;
  onConfirm: () => void;
}
export type AskFirst = (question: Question) => void;

interface StoredThings {
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
    await deleteStored(session, userId, kind, what);
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

/** Kinds that are deleted elsewhere: by a logout, and by closing the tab. */
const withoutButton: ReadonlySet<StoredKind> = new Set(['login', 'tab']);

/** Renders what this browser stores of the user, by kind, each with its size and a button to delete it. */
export function StoredList({ things: { found, removed, remove } }: { things: StoredThings }) {
  if (found === undefined) return <div className={css.storedWaiting} />;
  if (found === null) return <p className={css.help}>{copy.blocked}</p>;
  // A row remains when its content was deleted here, so that nothing moves under a press and the focus is not lost.
  const kinds = storedKinds.filter((kind) => found.has(kind) || removed.includes(kind));
  const lastRemoved = removed.at(-1);
  return (
    <Stack gap="small">
      <p className={css.help}>{kinds.length === 0 ? copy.none : copy.help}</p>
      <ul className={css.storedList}>
        {kinds.map((kind) => (
          <StoredItem key={kind} kind={kind} what={found.get(kind)} onRemove={() => remove(kind)} />
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{lastRemoved !== undefined && copy.removedOf(storedCopy[lastRemoved].name)}</span>
      </VisuallyHidden>
    </Stack>
  );
}

interface StoredItemProps {
  kind: StoredKind;
  /** Undefined after its deletion. */
  what: Stored | undefined;
  onRemove: () => void;
}

function StoredItem({ kind, what, onRemove }: StoredItemProps) {
  const { name, help } = storedCopy[kind];
  return (
    <li className={css.storedItem}>
      <div className={css.storedWords}>
        <p className={css.storedHead}>
          <span className={css.storedName}>{name}</span>
          <span className={css.storedSize}>{what === undefined ? copy.removed : sizeText(kind, what)}</span>
        </p>
        <p className={css.storedAbout}>{help}</p>
      </div>
      {!withoutButton.has(kind) && (
        <Button size="compact" temporarilyDisabled={what === undefined} onClick={onRemove}>
          <span>{copy.remove}</span>
          <VisuallyHidden>{copy.what(name)}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

function sizeText(kind: StoredKind, { count, bytes }: Stored): string {
  const { unit } = storedCopy[kind];
  return unit !== undefined && count !== null ? copy.count(count, unit) : copy.kilobytes(Math.floor(bytes / 1_024));
}
