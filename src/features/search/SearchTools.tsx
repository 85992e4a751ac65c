import { useState } from 'react';
import type { UserId } from '../../api/generated/model/index.ts';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { LazyDialog } from '../../ui/Lazy/LazyDialog.tsx';
import { savedSearch } from './copy.ts';
import { hasConditions, searchAddress } from './savedSearch.ts';
import type { SearchState } from './searchParams.ts';
import { ShareSearch } from './ShareSearch.tsx';
import * as css from './SearchTools.css.ts';
import type { TagsByKey } from './useFilterCatalogue.ts';
import { useSavedSearches } from './useSavedSearches.ts';
import type { SearchResults } from './useSearchResults.ts';

const SaveDialog = lazyComponent(async () => (await import('./SaveSearchDialog.tsx')).SaveSearchDialog);
const ListDialog = lazyComponent(async () => (await import('./SavedSearchesDialog.tsx')).SavedSearchesDialog);

interface SearchToolsProps {
  /** The address of the search with all of its conditions; null without any. */
  href: string | null;
  state: SearchState;
  results: SearchResults;
  /** Null while they are not loaded. */
  tags: TagsByKey | null;
  /** The viewer; undefined while unknown. */
  userId: UserId | undefined;
}

/**
 * What can be done with the search on the screen: a link to it is copied, and it is saved unless it is saved already.
 * Opens the saved searches if there are any (rule F37). Renders nothing when there is nothing to do.
 */
export function SearchTools({ href, state, results, tags, userId }: SearchToolsProps) {
  const [opened, setOpened] = useState<'save' | 'list' | null>(null);
  const here = searchAddress(state);
  const { searches, store } = useSavedSearches(userId, here, results);
  const canSave = userId !== undefined && hasConditions(state) && searches.every(({ address }) => address !== here);
  // Without a last search the list closes, and does not open again when the deletion is undone.
  if (opened === 'list' && searches.length === 0) setOpened(null);
  const close = () => setOpened(null);
  return (
    <>
      {(href !== null || searches.length > 0) && (
        <div className={css.root}>
          {href !== null && <ShareSearch href={href} />}
          {canSave && (
            <ToolButton dialog={SaveDialog} onClick={() => setOpened('save')}>
              {savedSearch.save}
            </ToolButton>
          )}
          {searches.length > 0 && (
            <ToolButton dialog={ListDialog} onClick={() => setOpened('list')}>
              {savedSearch.title}
            </ToolButton>
          )}
        </div>
      )}
      <LazyDialog open={opened === 'save'} onFailed={close}>
        <SaveDialog
          open={opened === 'save'}
          onClose={close}
          state={state}
          people={results.people ?? []}
          tags={tags}
          store={store}
        />
      </LazyDialog>
      <LazyDialog open={opened === 'list'} onFailed={close}>
        <ListDialog
          open={opened === 'list'}
          onClose={close}
          searches={searches}
          everybody={results.allCandidates?.newest ?? null}
          store={store}
        />
      </LazyDialog>
    </>
  );
}

interface ToolButtonProps {
  children: string;
  /** The dialog that it opens. */
  dialog: { preload: () => void };
  onClick: () => void;
}

function ToolButton({ children, dialog, onClick }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={css.tool}
      aria-haspopup="dialog"
      onClick={onClick}
      onPointerEnter={dialog.preload}
      onFocus={dialog.preload}
    >
      {children}
    </button>
  );
}
