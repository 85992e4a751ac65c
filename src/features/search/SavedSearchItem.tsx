import { isolate } from '../../lib/text/isolate.ts';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { neighbouringRemoveButton } from '../../ui/Chip/neighbouringRemoveButton.ts';
import { MoveButtons } from '../../ui/IconButton/MoveButtons.tsx';
import { savedSearch } from './savedSearchCopy.ts';
import type { SavedSearch } from './savedSearch.ts';
import { SearchNameForm } from './SearchNameForm.tsx';
import * as css from './SavedSearchesDialog.css.ts';

interface SavedSearchItemProps {
  search: SavedSearch;
  /** Number of people who registered since the search was last viewed; nothing is shown for 0. */
  newPeople: number;
  isFirst: boolean;
  isLast: boolean;
  /** Called when the user follows the link. */
  onApply: () => void;
  onRename: (name: string) => void;
  onStep: (by: -1 | 1) => void;
  onDelete: () => void;
}

/** Renders a saved search in the list, or the form for its name. */
export function SavedSearchItem({ search, onRename, ...rest }: SavedSearchItemProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const [wasRenamed, setWasRenamed] = useState(false);
  const leave = () => {
    setIsRenaming(false);
    setWasRenamed(true);
  };
  return (
    <li className={css.item}>
      {isRenaming ? (
        <SearchNameForm
          initialName={search.name}
          takesFocus
          onCancel={leave}
          onSubmit={(name) => {
            onRename(name);
            leave();
          }}
        />
      ) : (
        <ItemContent {...rest} search={search} isBack={wasRenamed} onEdit={() => setIsRenaming(true)} />
      )}
    </li>
  );
}

interface ItemContentProps extends Omit<SavedSearchItemProps, 'onRename'> {
  /** Whether the form has just been closed, so that the focus returns to the button that opened it. */
  isBack: boolean;
  onEdit: () => void;
}

function ItemContent({
  search,
  newPeople,
  onApply,
  isFirst,
  isLast,
  onStep,
  onDelete,
  isBack,
  onEdit,
}: ItemContentProps) {
  const [path] = useLocation();
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) edit.current?.focus();
  }, [isBack]);
  const { address } = search;
  const name = isolate(search.name);
  return (
    <>
      <Link href={path + address} className={css.link} onClick={onApply}>
        <span className={css.name}>{name}</span>
        {newPeople > 0 && <span className={css.newPeople}>{savedSearch.newPeople(newPeople)}</span>}
      </Link>
      <div className={css.actions}>
        <MoveButtons
          upLabel={savedSearch.moveUpOf(name)}
          downLabel={savedSearch.moveDownOf(name)}
          isFirst={isFirst}
          isLast={isLast}
          onStep={onStep}
        />
        <button
          ref={edit}
          type="button"
          className={css.action}
          aria-label={savedSearch.renameOf(name)}
          onClick={onEdit}
        >
          {savedSearch.rename}
        </button>
        <button
          type="button"
          className={css.danger}
          data-remove=""
          aria-label={savedSearch.deleteOf(name)}
          onClick={(event) => {
            neighbouringRemoveButton(event.currentTarget.closest('li'))?.focus();
            onDelete();
          }}
        >
          {savedSearch.delete}
        </button>
      </div>
    </>
  );
}
