import { useEffect, useEffectEvent } from 'react';
import { isApiError } from '../../../api/errors.ts';
import type { Profile } from '../../../api/generated/model/index.ts';
import { useGetProfile, useGetProfileByUserId } from '../../../api/generated/profiles/profiles.ts';
import { logFailure } from '../../../lib/log.ts';
import type { Person } from '../../../lib/personAddress.ts';

/**
 * The profile of a person, undefined while it is on its way.
 * @param isWanted wanted again, what did not come is asked for again
 * @param onFailure it does not come, which has been logged
 */
export function useProfileOf(person: Person, isWanted: boolean, onFailure: () => void): Profile | undefined {
  const byProfile = useGetProfile(person.id, { query: { enabled: isWanted && person.by === 'profile' } });
  const byUser = useGetProfileByUserId(person.id, { query: { enabled: isWanted && person.by === 'user' } });
  const { data, error, isFetching } = person.by === 'profile' ? byProfile : byUser;

  const fail = useEffectEvent((reason: Error) => {
    // What is no failure elsewhere (not having a profile yet) is one here; all others the cache has logged.
    if (isApiError(reason) && reason.status === 404) logFailure(`The profile of ${person.by} ${person.id}`, reason);
    onFailure();
  });
  useEffect(() => {
    if (isWanted && !isFetching && error !== null && data === undefined) fail(error);
  }, [isWanted, isFetching, error, data]);
  return data;
}
