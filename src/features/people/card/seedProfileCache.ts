import type { QueryClient } from '@tanstack/react-query';
import type { Profile } from '../../../api/generated/model/index.ts';
import { getGetProfileQueryKey } from '../../../api/generated/profiles/profiles.ts';

/**
 * Puts the card's profile into the query cache, so that the dialog renders at once. `updatedAt: 0` marks it as stale,
 * so that the dialog still requests the current profile.
 */
export function seedProfileCache(client: QueryClient, profile: Profile): void {
  const queryKey = getGetProfileQueryKey(profile.id);
  if (client.getQueryData(queryKey) === undefined) client.setQueryData(queryKey, profile, { updatedAt: 0 });
}
