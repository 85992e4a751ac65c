import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  getGetLikeStatusQueryKey,
  getLikeStatus,
  likeProfile,
  unlikeProfile,
  useGetLikeStatus,
} from '../../api/generated/likes/likes.ts';
import type { LikeStatus, ProfileId } from '../../api/generated/model/index.ts';
import { session } from '../../api/session.ts';
import { SNACKBAR_TIME, snackbars } from '../../ui/Snackbar/snackbars.ts';
import { likeMessages } from './copy.ts';
import { createLikeIntents } from './likeIntents.ts';

/** Spec.md section 8: without an answer, neither liked nor mutual. */
const UNKNOWN: LikeStatus = { is_liked: false, is_mutual: false };

/** A status is asked for once a card and then believed for a minute (decision F7). */
const STATUS_FRESH_MS = 60_000;

/** Whether I like a profile, and the way to change it. */
export function useLike(id: ProfileId): { status: LikeStatus; setLiked: (liked: boolean) => void } {
  const client = useQueryClient();
  const { data } = useGetLikeStatus(id, { query: { staleTime: STATUS_FRESH_MS, retry: false } });
  return { status: data ?? UNKNOWN, setLiked: (liked) => void likeIntentsOf(client)(id, liked) };
}

type LikeIntents = ReturnType<typeof createLikeIntents>;

const intents = new WeakMap<QueryClient, LikeIntents>();

/** One for each cache: the cards of a page must know of each other's calls, and the next session of none. */
function likeIntentsOf(client: QueryClient): LikeIntents {
  const existing = intents.get(client);
  if (existing !== undefined) return existing;
  const { token } = session.getState();
  const created = createLikeIntents({
    like: likeProfile,
    unlike: unlikeProfile,
    readStatus: (id) => getLikeStatus(id),
    known: (id) => client.getQueryData<LikeStatus>(getGetLikeStatusQueryKey(id)) ?? UNKNOWN,
    show: (id, status) => {
      const queryKey = getGetLikeStatusQueryKey(id);
      // A reading that is on its way would overwrite the tap.
      void client.cancelQueries({ queryKey });
      client.setQueryData<LikeStatus>(queryKey, status);
    },
    isCurrent: () => session.getState().token === token,
    onDone: (liked) =>
      snackbars.show(liked ? likeMessages.liked : likeMessages.unliked, { kind: 'ok', time: SNACKBAR_TIME.like }),
    onFailed: (liked) =>
      snackbars.show(liked ? likeMessages.likeFailed : likeMessages.unlikeFailed, {
        kind: 'error',
        time: SNACKBAR_TIME.like,
      }),
  });
  intents.set(client, created);
  return created;
}
