import { useListReceivedLikes } from '../api/generated/likes/likes.ts';
import type { ProfileId, ReceivedLike } from '../api/generated/model/index.ts';
import { LIST_PAGE } from './likeCache.ts';

/**
 * Returns a function that says whether a profile likes the current user, for the like state on cards and in the profile
 * dialog; according to the newest 100 received likes.
 */
export function useLikesMe(): (id: ProfileId) => boolean {
  const { data: likers } = useListReceivedLikes(LIST_PAGE, {
    query: { staleTime: 60_000, retry: false, select: idsOfLikers },
  });
  return (id) => likers?.has(id) ?? false;
}

function idsOfLikers(likes: readonly ReceivedLike[]): ReadonlySet<ProfileId> {
  return new Set(likes.map(({ from_user }) => from_user.profile.id));
}
