import {
  getListMutualLikesQueryKey,
  getListReceivedLikesQueryKey,
  getListSentLikesQueryKey,
} from '../../api/generated/likes/likes.ts';
import { getListNotificationsQueryKey } from '../../api/generated/notifications/notifications.ts';

/** The keys of what live events would have changed while there was no connection. The live state sees to itself (RT60). */
export function staleAfterGap(): readonly (readonly unknown[])[] {
  return [
    getListNotificationsQueryKey(),
    getListSentLikesQueryKey(),
    getListReceivedLikesQueryKey(),
    getListMutualLikesQueryKey(),
  ];
}
