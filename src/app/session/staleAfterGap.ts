import { getListMutualLikesQueryKey, getListReceivedLikesQueryKey, getListSentLikesQueryKey } from '../../api/generated/likes/likes.ts';
import { getCountUnreadMessagesQueryKey } from '../../api/generated/messages/messages.ts';
import { getCountUnreadNotificationsQueryKey } from '../../api/generated/notifications/notifications.ts';

/** The keys of what live events would have changed while there was no connection. */
export function staleAfterGap(): readonly (readonly unknown[])[] {
  return [
    getCountUnreadMessagesQueryKey(),
    getCountUnreadNotificationsQueryKey(),
    getListSentLikesQueryKey(),
    getListReceivedLikesQueryKey(),
    getListMutualLikesQueryKey(),
  ];
}
