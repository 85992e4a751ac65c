import { Button } from '../../../ui/Button/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { stored as copy, storedCopy, type StoredKind, storedKinds } from './copy.ts';
import type { Stored } from './readStored.ts';
import type { StoredThings } from './useStored.ts';
import * as css from './StoredList.css.ts';

/** Kinds that are deleted elsewhere: by a logout, and by closing the tab. */
const withoutButton: ReadonlySet<StoredKind> = new Set(['login', 'tab']);

/** Renders what this browser stores of the user, by kind, each with its size and a button to delete it (rule V3). */
export function StoredList({ things: { found, removed, remove } }: { things: StoredThings }) {
  if (found === undefined) return null;
  if (found === null) return <p className={css.help}>{copy.blocked}</p>;
  // A row remains when its content was deleted here, so that nothing moves under a press and the focus is not lost.
  const kinds = storedKinds.filter((kind) => found.has(kind) || removed.includes(kind));
  const lastRemoved = removed.at(-1);
  return (
    <Stack gap="small">
      <p className={css.help}>{kinds.length === 0 ? copy.none : copy.help}</p>
      <ul className={css.list}>
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
    <li className={css.item}>
      <div className={css.words}>
        <p className={css.head}>
          <span className={css.name}>{name}</span>
          <span className={css.size}>{what === undefined ? copy.removed : sizeText(kind, what)}</span>
        </p>
        <p className={css.about}>{help}</p>
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
