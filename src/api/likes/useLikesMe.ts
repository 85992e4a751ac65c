import { useListReceivedLikes } from '../generated/likes/likes.ts';
import type { ProfileId } from '../generated/model/index.ts';
import { LIST_PAGE } from './likeCache.ts';

/** Whether somebody likes me, as far as the newest 100 likes tell. One call for all cards of a page together. */
export function useLikesMe(id: ProfileId): boolean {
  const { data } = useListReceivedLikes(LIST_PAGE, {
    query: {
      staleTime: 60_000,
      retry: false,
      select: (likes) => likes.some(({ from_user }) => from_user.profile.id === id),
    },
  });
  return data ?? false;
}
