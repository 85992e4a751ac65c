import { useEffect, useState } from 'react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Profile } from '../../api/generated/model/index.ts';
import { getSearchProfilesQueryKey, searchProfiles, useSearchProfiles } from '../../api/generated/profiles/profiles.ts';
import { useHiddenPeople } from '../../hiddenPeople/useHiddenPeople.ts';
import { yieldToMain } from '../../lib/browser/yieldToMain.ts';
import { useUnifyKanji } from '../../lib/forms/useUnifyKanji.ts';
import { useHasBeenTrue } from '../../lib/react/useHasBeenTrue.ts';
import { useStoreInTransition } from '../../lib/react/useStoreInTransition.ts';
import { after, afterPaint } from '../../lib/time/timer.ts';
import { useSessionPart } from '../../session/SessionScope.tsx';
import { isOwnProfile } from '../../people/person.ts';
import { canonicalFilters, filterPredicate, type Filters, selectedTags } from './filters.ts';
import { type Narrowing, narrowingPredicate } from './narrowing.ts';
import { createProfileDirectory, type ProfileDirectory } from './profileDirectory.ts';
import { comparison, type ScoredProfile } from './profileIndex.ts';
import type { SortOrder } from './searchParams.ts';
import { isSameViewer, type Viewer, type ViewerState } from './useViewer.ts';

export interface SearchResults {
  /** The people found, sorted; null while there is nothing to show yet. */
  profiles: readonly ScoredProfile[] | null;
  /** Whether all results are loaded. */
  isComplete: boolean;
  /** Whether more people are still loading or failed to load, so that the number of people is a lower bound. */
  isGrowing: boolean;
  /** Whether there may be more people than the limit of requests allows to load. */
  isLimited: boolean;
  /** The error of the last request; null when it succeeded. */
  error: Error | null;
  /** Whether the failed request is being repeated. */
  isRetrying: boolean;
  retry: () => void;
  /** Number of people whom the viewer has hidden. */
  hidden: number;
  /** Whether the viewer has hidden a person. */
  isHidden: ReturnType<typeof useHiddenPeople>['isHidden'];
  /** All people who can be found, the newest first; null until all are loaded. */
  allProfiles: readonly ScoredProfile[] | null;
}

/**
 * Milliseconds that the results wait for the viewer's own profile; then they appear without scores, the newest first.
 */
const MAX_WAIT_FOR_VIEWER_MS = 600;

/**
 * Returns the people who match filters, in an order. Without filters, results are available from the first batch on,
 * and later batches are added automatically.
 */
export function useSearchResults(
  viewerState: ViewerState,
  filters: Filters,
  narrowing: Narrowing,
  sort: SortOrder,
): SearchResults {
  const { viewer } = viewerState;
  const isFiltered = selectedTags(filters).length > 0;
  const directory = useSessionPart(createProfileDirectory);
  const all = useStoreInTransition(directory.state);
  useEffect(() => directory.setViewer(viewer), [directory, viewer]);
  useEffect(() => (isFiltered ? undefined : directory.load()), [directory, isFiltered]);
  const filtered = useFilteredProfiles(directory, filters, isFiltered);
  // The viewer's profile and the first people may arrive together. The people wait for it: without it they would first
  // be rendered in the order that people without scores have.
  const isViewerReady = useIsViewerReady(viewerState, all.hasFirstBatch || filtered.data !== undefined);
  const areOrdersReady = useHasBeenTrue(isViewerReady && isSameViewer(all.viewer, viewer));

  const { people: hidden, isHidden, isKnown } = useHiddenPeople();
  const isReady = areOrdersReady && isKnown;
  const visible = (profiles: readonly ScoredProfile[]) =>
    hidden.length === 0 ? profiles : profiles.filter(({ profile }) => !isHidden(profile.user_id));
  const unifyKanji = useUnifyKanji(narrowing.words !== '');
  const isWanted = narrowingPredicate(narrowing, unifyKanji);
  const narrowed = (profiles: readonly ScoredProfile[]) =>
    isWanted === null ? visible(profiles) : visible(profiles).filter(({ profile }) => isWanted(profile));
  const allProfiles = all.isComplete ? visible(all.orders.newest) : null;

  let found: readonly ScoredProfile[] | null = null;
  if (!isFiltered) {
    if (all.hasFirstBatch) found = all.orders[sort];
  } else if (filtered.data !== undefined) {
    found = toSortedProfiles(filtered.data, directory, all.viewer, sort);
  } else if (all.isComplete) {
    // Until the backend has responded, filter all profiles locally if they are loaded
    // (docs/decisions.md, "A filter shows first …").
    const matching = filterPredicate(filters);
    found = all.orders[sort].filter(({ profile }) => matching(profile));
  }
  const { error, isFetching } = isFiltered ? filtered : all;
  return {
    profiles: isReady && found !== null ? narrowed(found) : null,
    isComplete: isReady && (isFiltered ? filtered.data !== undefined : all.isComplete),
    // A filtered response is complete.
    isGrowing: !isFiltered && !all.isComplete,
    isLimited: !isFiltered && all.isLimited,
    error,
    isRetrying: isFetching && error !== null,
    retry: isFiltered ? () => void filtered.refetch() : directory.retry,
    hidden: hidden.length,
    isHidden,
    allProfiles,
  };
}

/** @param viewer the viewer for whom the directory computes the scores */
function toSortedProfiles(
  profiles: readonly ScoredProfile['profile'][],
  directory: ProfileDirectory,
  viewer: Viewer,
  sort: SortOrder,
): readonly ScoredProfile[] {
  return profiles
    .filter((profile) => !isOwnProfile(profile, viewer))
    .map(directory.scored)
    .sort(comparison(sort, viewer.matchInput));
}

/**
 * Returns whether the viewer and the match input are known, or the people have waited for them longer than
 * `MAX_WAIT_FOR_VIEWER_MS`. The viewer must be known in any case, since they are excluded from the results.
 */
function useIsViewerReady({ isKnown, isSettled }: ViewerState, hasResults: boolean): boolean {
  const [hasTimedOut, setIsLate] = useState(false);
  useEffect(() => (hasResults ? after(MAX_WAIT_FOR_VIEWER_MS, () => setIsLate(true)) : undefined), [hasResults]);
  return isKnown && (isSettled || hasTimedOut);
}

/** Milliseconds for which a response is fresh. */
const FRESH_MS = 60_000;
/** Number of unused responses that stay in the cache for Back. Each may contain thousands of people. */
const MAX_INACTIVE_RESPONSES = 4;

/**
 * Requests the people who match filters. The response is complete and its order is irrelevant. Profiles that the
 * directory already contains are deduplicated.
 * @param wanted whether the query is enabled
 */
export function useFilteredProfiles(directory: ProfileDirectory, filters: Filters, wanted: boolean) {
  const client = useQueryClient();
  const parameters = canonicalFilters(filters);
  return useSearchProfiles(parameters, {
    query: {
      enabled: wanted,
      staleTime: FRESH_MS,
      refetchOnWindowFocus: false,
      // A deep comparison of two responses would take longer than rendering the new one.
      structuralSharing: false,
      queryFn: async ({ signal }): Promise<Profile[]> => {
        // If all people are loaded, they are filtered locally first, and the result is painted before the request is
        // sent.
        if (directory.state.getState().isComplete) await afterPaint();
        const answer = await searchProfiles(parameters, { signal });
        await yieldToMain();
        evictOldResponses(client);
        return answer.map(directory.deduplicate);
      },
    },
  });
}

function evictOldResponses(client: QueryClient): void {
  const cache = client.getQueryCache();
  const idle = cache.findAll({ queryKey: getSearchProfilesQueryKey(), type: 'inactive' });
  const newestFirst = idle.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const query of newestFirst.slice(MAX_INACTIVE_RESPONSES)) cache.remove(query);
}
