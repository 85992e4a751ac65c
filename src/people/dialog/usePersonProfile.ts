import { useEffect, useEffectEvent } from 'react';
import { isApiError } from '../../api/errors.ts';
import type { Profile } from '../../api/generated/model/index.ts';
import { useGetProfile, useGetProfileByUserId } from '../../api/generated/profiles/profiles.ts';
import { logFailure } from '../../lib/log/log.ts';
import type { Person } from '../../navigation/personAddress.ts';

/**
 * Requests the profile for the profile dialog, by profile id or user id; undefined while it is being loaded.
 * @param isWanted enables the request; when it becomes true again after a failure, the request is repeated
 * @param onFailure called after a failure, which is already logged
 */
export function usePersonProfile(person: Person, isWanted: boolean, onFailure: () => void): Profile | undefined {
  const byProfile = useGetProfile(person.id, { query: { enabled: isWanted && person.by === 'profile' } });
  const byUser = useGetProfileByUserId(person.id, { query: { enabled: isWanted && person.by === 'user' } });
  const { data, error, isFetching } = person.by === 'profile' ? byProfile : byUser;

  const fail = useEffectEvent((reason: Error) => {
    // A 404 is expected elsewhere (a user without a profile), so the query cache does not log it; it logs all other
    // errors.
    if (isApiError(reason) && reason.status === 404) logFailure(`The profile of ${person.by} ${person.id}`, reason);
    onFailure();
  });
  useEffect(() => {
    if (isWanted && !isFetching && error !== null && data === undefined) fail(error);
  }, [isWanted, isFetching, error, data]);
  return data;
}
