import { useSyncExternalStore } from 'react';
import type { UserId } from '../../api/generated/model/index.ts';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { useHasBeenTrue } from '../../lib/react/useHasBeenTrue.ts';
import { localStore, onOtherTabChange } from '../../lib/storage/storage.ts';
import { privateListKey } from '../../session/privateLists.ts';
import type { SavedSearchToolsProps } from './SavedSearchTools.tsx';
import * as css from './SearchResults.css.ts';

const SavedSearchTools = lazyComponent(async () => (await import('./SavedSearchTools.tsx')).SavedSearchTools);

/**
 * Renders the tools for the search on the screen; nothing while there are neither conditions nor saved searches. It
 * loads their code when either exists.
 */
export function SearchTools(tools: SavedSearchToolsProps) {
  const { href, userId } = tools;
  const hasSaved = useHasSavedSearches(userId);
  // Its dialogs must stay mounted to close after the last saved search is deleted.
  const hasBeenWanted = useHasBeenTrue(href !== null || hasSaved);
  if (!hasBeenWanted) return null;
  return (
    <div className={css.searchTools}>
      <LoadBoundary attempt={href} waiting={<span />}>
        <SavedSearchTools {...tools} />
      </LoadBoundary>
    </div>
  );
}

function useHasSavedSearches(userId: UserId | undefined): boolean {
  const key = userId === undefined ? null : privateListKey('saved-searches', userId);
  return useSyncExternalStore(
    (onChange) => (key === null ? () => undefined : onOtherTabChange([key], onChange)),
    () => key !== null && localStore.get(key) !== null,
  );
}
