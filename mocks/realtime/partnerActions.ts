import type { UserId } from '../../src/api/generated/model/index.ts';
import { announcements } from '../content/notifications.ts';
import { openConversation, relayTyping, sendMessage } from '../world/chat.ts';
import { like, likeBetween } from '../world/likes.ts';
import { notify } from '../world/notifications.ts';
import { Refusal } from '../world/refusal.ts';
import type { UserRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** Actions of another user that the mock panel can trigger and that change the World. */
export type PartnerAction =
  | { kind: 'message'; me: UserId; partner: UserId; content: string }
  | { kind: 'like'; me: UserId; partner: UserId }
  /** Afterwards both users like each other. */
  | { kind: 'match'; me: UserId; partner: UserId }
  /** An announcement of the operators. */
  | { kind: 'notification'; me: UserId };

/**
 * Executes the action with the World's own operations, so that HTTP and frames agree.
 * @throws `Refusal`
 */
export function performPartnerAction(world: World, action: PartnerAction): void {
  const me = userOf(world, action.me);
  if (action.kind === 'notification') {
    announce(world, me);
    return;
  }
  const partner = userOf(world, action.partner);
  if (action.kind === 'message') {
    sendMessage(world, partner, openConversation(world, partner, me.id).id, action.content);
  } else if (action.kind === 'like') likeUser(world, partner, me);
  else match(world, me, partner);
}

/**
 * Typing does not change the World, so it is not a `PartnerAction`. Responds with 400 when there is no conversation.
 * @returns stops typing
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
  // Checks both profiles first: the second like must not be refused after the first one was stored.
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

/** The announcements in a fixed order, so that a replay repeats them. */
function announce(world: World, { id }: UserRow): void {
  const texts = announcements('12月1日');
  const text = texts[(world.notificationIdsByUser.get(id)?.length ?? 0) % texts.length];
  if (text !== undefined) notify(world, id, text);
}

/** @throws `Refusal` when there is no such user */
export function userOf(world: World, id: UserId): UserRow {
  const user = world.users.get(id);
  if (user === undefined) throw new Refusal(404, 'ユーザーが見つかりません');
  return user;
}
