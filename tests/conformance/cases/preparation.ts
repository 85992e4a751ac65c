import { bodyOf, expectEqual, expectStatus } from '../engine/expect.ts';
import type { Person } from '../engine/person.ts';

/**
 * Takes back all likes between these people. Throws `Unmet` when one is still there: a case that began with it would
 * blame another operation.
 */
export async function removeLikes(people: readonly Person[]): Promise<void> {
  for (const who of people) {
    for (const { profileId: id } of people) {
      if (id === who.profileId) continue;
      const removed = await who.call('unlikeProfile', { id });
      if (removed.status !== 204) continue;
      const { json } = await who.call('getLikeStatus', { id });
      expectEqual('likes.unlike', removed, json, { is_liked: false, is_mutual: false });
    }
  }
}

/** Marks everything in a conversation as read for these people. Throws `Unmet` when something remains unread. */
export async function markAsRead(people: readonly Person[], id: string): Promise<void> {
  for (const who of people) {
    const marked = expectStatus(await who.call('markConversationRead', { id }), 200);
    const { unread_count } = bodyOf<{ unread_count: number }>(await who.call('getConversation', { id }));
    expectEqual('chat.read', marked, { unread_count }, { unread_count: 0 });
  }
}
