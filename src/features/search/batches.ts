import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Profile } from '../../api/generated/model/index.ts';
import {
  getListProfilesQueryOptions,
  getListProfilesUrl,
  getSearchProfilesQueryOptions,
} from '../../api/generated/profiles/profiles.ts';
import { canonicalFilters, selectedTags } from './filters.ts';
import { parseSearchParams } from './searchParams.ts';

/** Number of profiles per request. */
export const BATCH_SIZE = 100;

/** Maximum number of requests, for 20,000 people. It prevents an endless loop when a server ignores `skip`. */
export const MAX_BATCHES = 200;

/** Progress of loading all profiles for the search in batches. */
export interface LoadProgress {
  /** Number of batches that have been received. */
  batches: number;
  /** Whether no further batch will be requested. */
  isComplete: boolean;
  /** Whether loading ended at `MAX_BATCHES`, so that there may be more people. */
  isLimited: boolean;
}

export const initialProgress: LoadProgress = { batches: 0, isComplete: false, isLimited: false };

/**
 * Returns the progress after a batch. Loading is complete after a batch with fewer than `BATCH_SIZE` profiles, after a
 * batch without new profiles, or after `MAX_BATCHES`. A full batch may be followed by others, since the contract has no
 * total.
 * @param received number of profiles in the batch
 * @param newProfiles how many of them were not known before
 */
export function progressAfterBatch({ batches }: LoadProgress, received: number, newProfiles: number): LoadProgress {
  const isEnd = received < BATCH_SIZE || newProfiles === 0;
  const isLimited = !isEnd && batches + 1 >= MAX_BATCHES;
  return { batches: batches + 1, isComplete: isEnd || isLimited, isLimited };
}

/** Milliseconds for which loaded profiles are fresh. */
export const STALE_AFTER_MS = 5 * 60_000;

/** Number of the batch that shows, when the first has arrived, whether there are more people than load in a moment. */
export const LOOK_AHEAD = 10;

/** Maximum number of requests in flight. Over HTTP/1.1 a browser opens six connections to a host, for other calls too. */
export const MAX_PARALLEL = 5;

/** Numbers of the batches that are requested as soon as the first has arrived. */
export const FIRST_WINDOW = [LOOK_AHEAD, 1, 2, 3];

const parametersOf = (at: number) => ({ skip: at * BATCH_SIZE, limit: BATCH_SIZE });

/**
 * Returns how long the last request of a batch took, in ms. The page may have sent it before its modules ran.
 * Undefined if the browser does not say it.
 */
export function durationOfBatch(at: number): number | undefined {
  const path = getListProfilesUrl(parametersOf(at));
  return performance.getEntriesByType('resource').findLast(({ name }) => name.endsWith(path))?.duration;
}

/**
 * Returns the query options of a batch of all profiles. Its response stays in the cache until the directory reads it.
 * @param at number of the batch, from 0
 */
export function batchAt(at: number) {
  const request: RequestInit = at === 0 ? {} : { priority: 'low' };
  return {
    ...getListProfilesQueryOptions(parametersOf(at), { request }),
    staleTime: STALE_AFTER_MS,
    gcTime: STALE_AFTER_MS,
  };
}

/** Requests the first batch of all profiles, and the next ones if it is full, while the code of the search is loading. */
async function prefetchBatches(client: QueryClient): Promise<void> {
  await client.prefetchQuery(batchAt(0));
  // The directory has read it already, or it failed or is short.
  if (client.getQueryData<Profile[]>(batchAt(0).queryKey)?.length !== BATCH_SIZE) return;
  for (const at of FIRST_WINDOW) void client.prefetchQuery(batchAt(at));
}

/**
 * Requests the first people of a search, while the screen's code is being loaded.
 * @param parameters of the URL
 */
export function firstSearchCall(parameters: URLSearchParams): {
  queryKey: QueryKey;
  prefetch: (client: QueryClient) => Promise<void>;
} {
  const { filters } = parseSearchParams(parameters);
  if (selectedTags(filters).length === 0) return { queryKey: batchAt(0).queryKey, prefetch: prefetchBatches };
  const options = getSearchProfilesQueryOptions(canonicalFilters(filters));
  return { queryKey: options.queryKey, prefetch: (client) => client.prefetchQuery(options) };
}
