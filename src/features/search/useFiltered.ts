import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Profile } from '../../api/generated/model/index.ts';
import { getSearchProfilesQueryKey, searchProfiles, useSearchProfiles } from '../../api/generated/profiles/profiles.ts';
import { yieldToMain } from '../../lib/yieldToMain.ts';
import type { Everyone } from './everyone.ts';
import { type Filters, sortedFilters } from './filters.ts';

/** How long an answer is believed. */
const FRESH_MS = 60_000;
/** Answers that are kept for Back beside the one in view. Each may hold thousands of people. */
const KEPT = 4;

/** The backend's answer to filters: complete, in no order that matters (decision F1). */
export function useFiltered(everyone: Everyone, filters: Filters, wanted: boolean) {
  const client = useQueryClient();
  const parameters = sortedFilters(filters);
  return useSearchProfiles(parameters, {
    query: {
      enabled: wanted,
      staleTime: FRESH_MS,
      refetchOnWindowFocus: false,
      // Comparing two answers in depth would take longer than showing the new one.
      structuralSharing: false,
      queryFn: async ({ signal }): Promise<Profile[]> => {
        const answer = await searchProfiles(parameters, { signal });
        await yieldToMain();
        forgetOldAnswers(client);
        return answer.map(everyone.share);
      },
    },
  });
}

function forgetOldAnswers(client: QueryClient): void {
  const cache = client.getQueryCache();
  const idle = cache.findAll({ queryKey: getSearchProfilesQueryKey(), type: 'inactive' });
  const newestFirst = idle.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const query of newestFirst.slice(KEPT)) cache.remove(query);
}
