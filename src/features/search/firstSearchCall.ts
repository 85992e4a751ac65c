import type { FetchQueryOptions } from '@tanstack/react-query';
import type { ApiError } from '../../api/errors.ts';
import type { Profile } from '../../api/generated/model/index.ts';
import { getListProfilesQueryOptions, getSearchProfilesQueryOptions } from '../../api/generated/profiles/profiles.ts';
import { BATCH_SIZE } from './batches.ts';
import { canonicalFilters, selectedTags } from './filters.ts';
import { parseSearchParams } from './searchParams.ts';

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
