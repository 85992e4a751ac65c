import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useFocusFallback } from '../../lib/browser/focus/useFocusFallback.ts';
import { isolate } from '../../lib/text/isolate.ts';
import { unifyKanji } from '../../lib/text/kanjiVariants.ts';
import { privateList } from '../../session/copy.ts';
import { neighbouringRemoveButton } from '../../ui/Chip/neighbouringRemoveButton.ts';
import { common } from '../../ui/copy.ts';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { MoveButtons } from '../../ui/IconButton/MoveButtons.tsx';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { filterPredicate } from './filters.ts';
import { narrowingPredicate } from './narrowing.ts';
import type { ScoredProfile } from './profileIndex.ts';
import {
  changeSavedSearches,
  MAX_SAVED_SEARCHES,
  SAVED_TOPIC,
  type SavedSearch,
  type SavedSearches,
  type SavedSearchStore,
  withMoved,
  withName,
  withoutSearch,
  withSearch,
} from './savedSearch.ts';
import { savedSearch } from './savedSearchCopy.ts';
import { SearchNameForm } from './SearchNameForm.tsx';
import { parseSearchParams } from './searchParams.ts';
import * as css from './SavedSearchesDialog.css.ts';

interface SavedSearchesDialogProps {
  open: boolean;
  onClose: () => void;
  searches: SavedSearches;
  /** All people, the newest first; null while not all of them are loaded. */
  allProfiles: readonly ScoredProfile[] | null;
  store: SavedSearchStore;
}

/** Renders the saved searches: links that apply them, with buttons that rename, move and delete them. */
export function SavedSearchesDialog({ open, onClose, searches, allProfiles, store }: SavedSearchesDialogProps) {
  // The button that opened the dialog disappears with the last search.
  useFocusFallback(open);
  const remove = (removed: SavedSearch, index: number) => {
    const isPersisted = store.change((all) => withoutSearch(all, removed.address));
    const restore = () => {
      // Other searches may have been saved meanwhile.
      if (store.state.getState().items.length < MAX_SAVED_SEARCHES)
        changeSavedSearches(store, (all) => withSearch(all, removed, index));
      else snackbars.show(savedSearch.full(MAX_SAVED_SEARCHES), { kind: 'error', topic: SAVED_TOPIC });
    };
    // One snackbar, because a second one would offer to undo only after the first has closed.
    snackbars.show(isPersisted ? savedSearch.deleted : `${savedSearch.deleted}。${privateList.notPersisted}`, {
      kind: isPersisted ? 'ok' : 'error',
      // A topic of its own, because each snackbar undoes another deletion.
      topic: `search:${removed.address}`,
      action: { label: common.undo, run: restore },
    });
  };
  return (
    <Dialog open={open} onClose={onClose} title={savedSearch.title} size="medium">
      <ul className={css.list}>
        {searches.map((search, index) => (
          <SavedSearchItem
            key={search.address}
            search={search}
            newPeople={allProfiles === null ? 0 : newPeopleCount(search, allProfiles)}
            isFirst={index === 0}
            isLast={index === searches.length - 1}
            onApply={onClose}
            onRename={(name) => changeSavedSearches(store, (all) => withName(all, search.address, name))}
            onStep={(by) => changeSavedSearches(store, (all) => withMoved(all, search.address, by))}
            onDelete={() => remove(search, index)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

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
function SavedSearchItem({ search, onRename, ...rest }: SavedSearchItemProps) {
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

/**
 * Counts the people whom a saved search finds and who registered after it was last viewed.
 * @param allProfiles all people, the newest first
 */
export function newPeopleCount({ address, seenUntil }: SavedSearch, allProfiles: readonly ScoredProfile[]): number {
  const { filters, ...narrowing } = parseSearchParams(new URLSearchParams(address));
  const matching = filterPredicate(filters);
  const isWanted = narrowingPredicate(narrowing, unifyKanji);
  const firstSeen = allProfiles.findIndex(({ createdAt }) => createdAt <= seenUntil);
  const unseen = firstSeen === -1 ? allProfiles : allProfiles.slice(0, firstSeen);
  return unseen.filter(({ profile }) => matching(profile) && (isWanted === null || isWanted(profile))).length;
}
