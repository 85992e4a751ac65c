import type { UserId } from '../../src/api/generated/model/index.ts';
import type { World } from './world.ts';

/** The people that a user has a conversation with. */
function partners(world: World, userId: UserId): UserId[] {
  return [...(world.conversationIdsByUser.get(userId)?.keys() ?? [])];
}

/** The person was there just now. */
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

/** One more socket of the user is open. The first one tells the partners. */
export function comeOnline(world: World, userId: UserId): void {
  const sockets = (world.presence.get(userId) ?? 0) + 1;
  world.presence.set(userId, sockets);
  if (sockets === 1) tellPartners(world, userId, true);
}

/** One socket of the user closed. The last one tells the partners. */
export function goOffline(world: World, userId: UserId): void {
  const sockets = world.presence.get(userId) ?? 0;
  if (sockets > 1) world.presence.set(userId, sockets - 1);
  else endPresence(world, userId);
}

/** All sockets of the user are gone, or count as gone. */
export function endPresence(world: World, userId: UserId): void {
  if (world.presence.delete(userId)) tellPartners(world, userId, false);
}

function tellPartners(world: World, userId: UserId, isOnlineNow: boolean): void {
  const audience = partners(world, userId);
  if (audience.length > 0) world.emit(audience, { type: 'user_status', user_id: userId, is_online: isOnlineNow });
}

/** Who of the user's partners is there, the user included: the content of `online_users`. */
export function onlineUsers(world: World, userId: UserId): UserId[] {
  return [userId, ...partners(world, userId)].filter((id) => isOnline(world, id)).sort();
}

/** Two people got a conversation: each that is online becomes visible to the other. */
export function introduce(world: World, first: UserId, second: UserId): void {
  for (const [who, toWhom] of [
    [first, second],
    [second, first],
  ] as const) {
    if (isOnline(world, who)) world.emit([toWhom], { type: 'user_status', user_id: who, is_online: true });
  }
}
