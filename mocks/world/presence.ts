import type { UserId } from '../../src/api/generated/model/index.ts';
import type { World } from './world.ts';

/* Which users of the fake backend are online, and when they were last active. */

/** Returns the users with whom a user has a conversation. */
function partners(world: World, userId: UserId): UserId[] {
  return [...(world.conversationIdsByUser.get(userId)?.keys() ?? [])];
}

/** Sets the user's last activity to now. */
export function touch(world: World, userId: UserId): void {
  const now = world.clock.now();
  const user = world.users.get(userId);
  if (user !== undefined) world.users.set(userId, { ...user, lastActive: now });
  const profile = world.profiles.get(world.profileIdByUser.get(userId) ?? '');
  if (profile !== undefined) world.profiles.set(profile.id, { ...profile, lastActive: now });
}

export function isOnline(world: World, userId: UserId): boolean {
  return (world.presence.get(userId) ?? 0) > 0;
}

/** Counts another open socket of the user. The first one notifies the partners. */
export function comeOnline(world: World, userId: UserId): void {
  const sockets = (world.presence.get(userId) ?? 0) + 1;
  world.presence.set(userId, sockets);
  if (sockets === 1) notifyPartners(world, userId, true);
}

/** Counts a closed socket of the user. The last one notifies the partners. */
export function goOffline(world: World, userId: UserId): void {
  const sockets = world.presence.get(userId) ?? 0;
  if (sockets > 1) world.presence.set(userId, sockets - 1);
  else endPresence(world, userId);
}

/** Sets a user offline, regardless of the number of open sockets. */
export function endPresence(world: World, userId: UserId): void {
  if (world.presence.delete(userId)) notifyPartners(world, userId, false);
}

function notifyPartners(world: World, userId: UserId, isOnlineNow: boolean): void {
  const audience = partners(world, userId);
  if (audience.length > 0) world.emit(audience, { type: 'user_status', user_id: userId, is_online: isOnlineNow });
}

/** Returns the online partners of a user, including the user, as in the frame `online_users`. */
export function onlineUsers(world: World, userId: UserId): UserId[] {
  return [userId, ...partners(world, userId)].filter((id) => isOnline(world, id)).sort();
}

/** Notifies two users who have a new conversation: each that is online becomes visible to the other. */
export function introduce(world: World, first: UserId, second: UserId): void {
  for (const [who, toWhom] of [
    [first, second],
    [second, first],
  ] as const) {
    if (isOnline(world, who)) world.emit([toWhom], { type: 'user_status', user_id: who, is_online: true });
  }
}
