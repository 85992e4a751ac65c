import type { UserId } from '../../src/api/generated/model/index.ts';
import { announcements } from '../content/notifications.ts';
import { openConversation, relayTyping, sendMessage } from '../world/chat.ts';
import { like, likeBetween } from '../world/likes.ts';
import { notify } from '../world/notifications.ts';
import { Refusal } from '../world/refusal.ts';
import type { UserRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** What the mock panel lets somebody do to the person in front of it, and what stays in the World. */
export type PartnerDeed =
  | { kind: 'message'; me: UserId; partner: UserId; content: string }
  | { kind: 'like'; me: UserId; partner: UserId }
  /** Both like each other afterwards, whoever had not yet. */
  | { kind: 'match'; me: UserId; partner: UserId }
  /** The operators announce something. */
  | { kind: 'notification'; me: UserId };

/** Does it by the World's own verbs, so that calls and frames tell the same. Throws `Refusal`. */
export function performDeed(world: World, deed: PartnerDeed): void {
  const me = userOf(world, deed.me);
  if (deed.kind === 'notification') {
    announce(world, me);
    return;
  }
  const partner = userOf(world, deed.partner);
  if (deed.kind === 'message') {
    sendMessage(world, partner, openConversation(world, partner, me.id).id, deed.content);
  } else if (deed.kind === 'like') likeUser(world, partner, me);
  else match(world, me, partner);
}

/**
 * Typing leaves nothing behind, so it is no deed. Answers how to stop. 400 where there is no conversation to see it in.
 */
export function showTyping(world: World, me: UserId, partner: UserId): () => void {
  const id = world.conversationIdsByUser.get(partner)?.get(me);
  if (id === undefined) throw new Refusal(400, 'この相手との会話がまだありません');
  const typist = userOf(world, partner);
  relayTyping(world, typist, id, true);
  return () => relayTyping(world, typist, id, false);
}

function match(world: World, me: UserRow, partner: UserRow): void {
  const mine = likeBetween(world, me.id, partner.id);
  const theirs = likeBetween(world, partner.id, me.id);
  if (mine !== undefined && theirs !== undefined) throw new Refusal(409, '既にマッチングしています');
  // Both need a profile; the second like must not be refused after the first has been given.
  profileOf(world, me);
  profileOf(world, partner);
  if (mine === undefined) likeUser(world, me, partner);
  if (theirs === undefined) likeUser(world, partner, me);
}

function likeUser(world: World, actor: UserRow, liked: UserRow): void {
  like(world, actor, profileOf(world, liked));
}

function profileOf(world: World, { id, username }: UserRow) {
  const profileId = world.profileIdByUser.get(id);
  if (profileId === undefined) throw new Refusal(404, `${username}にはプロフィールがありません`);
  return profileId;
}

/** One announcement after the other, the same ones again after a replay. */
function announce(world: World, { id }: UserRow): void {
  const texts = announcements('12月1日');
  const text = texts[(world.notificationIdsByUser.get(id)?.length ?? 0) % texts.length];
  if (text !== undefined) notify(world, id, text);
}

function userOf(world: World, id: UserId): UserRow {
  const user = world.users.get(id);
  if (user === undefined) throw new Refusal(404, 'ユーザーが見つかりません');
  return user;
}
