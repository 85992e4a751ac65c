import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Profile } from '../../api/generated/model/index.ts';
import { getSearchProfilesQueryKey, searchProfiles, useSearchProfiles } from '../../api/generated/profiles/profiles.ts';
import { yieldToMain } from '../../lib/browser/yieldToMain.ts';
import { afterPaint } from '../../lib/time/timer.ts';
import type { ProfileDirectory } from './profileDirectory.ts';
import { type Filters, canonicalFilters } from './filters.ts';

/** Milliseconds for which a response is fresh. */
const FRESH_MS = 60_000;
/** Number of unused responses that stay in the cache for Back. Each may contain thousands of people. */
const MAX_INACTIVE_RESPONSES = 4;

/**
 * Requests the people who match filters. The response is complete and its order is irrelevant (rule F1). Profiles that
 * the directory already contains are deduplicated.
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
