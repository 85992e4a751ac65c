import type { QueryClient } from '@tanstack/react-query';
import type { Profile } from '../../../api/generated/model/index.ts';
import { getGetProfileQueryKey } from '../../../api/generated/profiles/profiles.ts';

/** Lets the dialog begin with what a card knows of somebody; it still asks for what is new. */
export function rememberProfile(client: QueryClient, profile: Profile): void {
  const queryKey = getGetProfileQueryKey(profile.id);
  if (client.getQueryData(queryKey) === undefined) client.setQueryData(queryKey, profile, { updatedAt: 0 });
}
