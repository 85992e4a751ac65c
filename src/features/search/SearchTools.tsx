import { useSyncExternalStore } from 'react';
import type { UserId } from '../../api/generated/model/index.ts';
import { absoluteUrl } from '../../lib/browser/history/appBase.ts';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { useHasBeenTrue } from '../../lib/react/useHasBeenTrue.ts';
import { localStore, onOtherTabChange } from '../../lib/storage/storage.ts';
import { privateListKey } from '../../session/privateLists.ts';
import { COPY_TOPIC, copyText } from '../../ui/copyText.ts';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { search } from './copy.ts';
import type { SavedSearchToolsProps } from './SavedSearchTools.tsx';
import * as css from './SearchResults.css.ts';

const SavedSearchTools = lazyComponent(async () => (await import('./SavedSearchTools.tsx')).SavedSearchTools);

interface SearchToolsProps extends SavedSearchToolsProps {
  /** The URL of the search with all of its conditions; null without any. */
  href: string | null;
}

/**
 * Renders the tools for the search on the screen; nothing while there are neither conditions nor saved searches. It
 * loads the code for saved searches when either exists.
 */
export function SearchTools({ href, ...saved }: SearchToolsProps) {
  const hasSaved = useHasSavedSearches(saved.userId);
  // Its dialogs must stay mounted to close after the last saved search is deleted.
  const hasBeenWanted = useHasBeenTrue(href !== null || hasSaved);
  if (!hasBeenWanted) return null;
  return (
    <div className={css.searchTools}>
      {href !== null && <ShareSearch href={href} />}
      <LoadBoundary attempt={href} waiting={<span />}>
        <SavedSearchTools {...saved} />
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

/** Renders the button that copies the URL of the search, for sharing it. @param href a path of this app */
function ShareSearch({ href }: { href: string }) {
  'use no memo';
  const share = async () => {
    const isCopied = await copyText(absoluteUrl(href));
    if (!isCopied) snackbars.show(search.shareFailed, { kind: 'error', topic: COPY_TOPIC });
  };
  return (
    <button type="button" className={css.searchTool} onClick={() => void share()}>
      {search.share}
    </button>
  );
}
