import {
  getListMutualLikesQueryKey,
  getListReceivedLikesQueryKey,
  getListSentLikesQueryKey,
} from '../../api/generated/likes/likes.ts';
import { getListNotificationsQueryKey } from '../../api/generated/notifications/notifications.ts';

/**
 * Returns the query keys that live events may have left stale during a connection gap. The live state refreshes its own
 * data (RT60).
 */
export function queryKeysStaleAfterGap(): readonly (readonly unknown[])[] {
  return [
    getListNotificationsQueryKey(),
    getListSentLikesQueryKey(),
    getListReceivedLikesQueryKey(),
    getListMutualLikesQueryKey(),
  ];
}
