import type { FetchQueryOptions } from '@tanstack/react-query';
import type { ApiError } from '../../api/errors.ts';
import type { Profile } from '../../api/generated/model/index.ts';
import { getListProfilesQueryOptions, getSearchProfilesQueryOptions } from '../../api/generated/profiles/profiles.ts';
import { canonicalFilters, selectedTags } from './filters.ts';
import { parseSearchParams } from './searchParams.ts';

/** Number of profiles per request. */
export const BATCH_SIZE = 100;

/** Maximum number of requests, for 20,000 people. It prevents an endless loop when a server ignores `skip`. */
export const MAX_BATCHES = 200;

/** Progress of loading all profiles for the search in batches. */
export interface LoadProgress {
  batches: number;
  /** The `skip` of the next request: how many profiles have been received so far. */
  skip: number;
  /** Whether no further batch will be requested. */
  isComplete: boolean;
  /** Whether loading ended at `MAX_BATCHES`, so that there may be more people. */
  isLimited: boolean;
}

export const initialProgress: LoadProgress = { batches: 0, skip: 0, isComplete: false, isLimited: false };

/**
 * Returns the progress after a batch. Loading is complete after a batch with fewer than `BATCH_SIZE` profiles, after a
 * batch without new profiles, or after `MAX_BATCHES`. A full batch may be followed by others, since the contract has no
 * total.
 * @param received number of profiles in the batch
 * @param newProfiles how many of them were not known before
 */
export function progressAfterBatch(
  { batches, skip }: LoadProgress,
  received: number,
  newProfiles: number,
): LoadProgress {
  const isEnd = received < BATCH_SIZE || newProfiles === 0;
  const isLimited = !isEnd && batches + 1 >= MAX_BATCHES;
  return { batches: batches + 1, skip: skip + received, isComplete: isEnd || isLimited, isLimited };
}

/** Milliseconds for which loaded profiles are fresh. */
export const STALE_AFTER_MS = 5 * 60_000;

/** Query options of the first batch of all profiles. Its response stays in the cache until the directory reads it. */
export const firstBatch = {
  ...getListProfilesQueryOptions({ skip: 0, limit: BATCH_SIZE }),
  staleTime: STALE_AFTER_MS,
  gcTime: STALE_AFTER_MS,
};

/**
 * Returns the query options for the first people of a search, to prefetch them while the screen's code is being loaded.
 * @param parameters of the URL
 */
export function firstSearchCall(parameters: URLSearchParams): FetchQueryOptions<Profile[], ApiError> {
  const { filters } = parseSearchParams(parameters);
  return selectedTags(filters).length === 0 ? firstBatch : getSearchProfilesQueryOptions(canonicalFilters(filters));
}
