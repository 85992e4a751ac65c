import type { ProfileId, UserId } from '../../src/api/generated/model/index.ts';
import { mutualLike, newLike } from '../content/notifications.ts';
import { notify } from './notifications.ts';
import { findProfile } from './profiles.ts';
import { Refusal } from './refusal.ts';
import type { LikeRow, UserRow } from './rows.ts';
import { nameOf } from './views.ts';
import type { World } from './world.ts';

/* The likes of the fake backend, and the matches that follow from them. */

export function likeBetween(world: World, from: UserId, to: UserId): LikeRow | undefined {
  return world.likes.get(world.likesFrom.get(from)?.get(to) ?? '');
}

/** Returns when the like became mutual; null while it is not. */
export function matchedAt(world: World, like: LikeRow): number | null {
  const back = likeBetween(world, like.to, like.from);
  return back === undefined ? null : Math.max(like.createdAt, back.createdAt);
}

/**
 * Likes a profile and notifies both users. 404 for an unknown profile, 400 for the own one, 409 when it is already
 * liked.
 */
export function like(world: World, actor: UserRow, profileId: ProfileId): LikeRow {
  const profile = findProfile(world, profileId);
  if (profile.userId === actor.id) throw new Refusal(400, '自分のプロフィールにはいいねできません');
  if (likeBetween(world, actor.id, profile.userId) !== undefined) throw new Refusal(409, '既にいいねしています');
  const row = addLike(world, actor.id, profile.userId);

  world.emit([row.to], { type: 'like_received', from_user_id: actor.id });
  if (matchedAt(world, row) === null) {
    notify(world, row.to, newLike(nameOf(world, actor.id)));
  } else {
    world.emit([row.from], { type: 'match_created', user_id: row.to });
    world.emit([row.to], { type: 'match_created', user_id: row.from });
    notify(world, row.from, mutualLike(nameOf(world, row.to)));
    notify(world, row.to, mutualLike(nameOf(world, row.from)));
  }
  return row;
}

/** Stores a like and its count without notifying anybody. */
export function addLike(world: World, from: UserId, to: UserId, createdAt = world.clock.now()): LikeRow {
  const row: LikeRow = { id: world.nextId('like'), from, to, createdAt };
  world.likes.set(row.id, row);
  inner(world.likesFrom, from).set(to, row.id);
  inner(world.likesTo, to).set(from, row.id);
  changeLikesCount(world, to, 1);
  return row;
}

/** Removes a like and ends the match. 404 when there is no such profile or no like. */
export function unlike(world: World, actor: UserRow, profileId: ProfileId): void {
  const row = likeBetween(world, actor.id, findProfile(world, profileId).userId);
  if (row === undefined) throw new Refusal(404, 'いいねが見つかりません');
  removeLike(world, row);
}

/** Removes the likes that a deleted user sent and received. */
export function dropLikes(world: World, userId: UserId): void {
  for (const likes of [world.likesFrom, world.likesTo]) {
    for (const id of [...(likes.get(userId)?.values() ?? [])]) {
      const row = world.likes.get(id);
      if (row !== undefined) removeLike(world, row);
    }
    likes.delete(userId);
  }
}

function removeLike(world: World, row: LikeRow): void {
  world.likes.delete(row.id);
  world.likesFrom.get(row.from)?.delete(row.to);
  world.likesTo.get(row.to)?.delete(row.from);
  changeLikesCount(world, row.to, -1);
}

function changeLikesCount(world: World, userId: UserId, by: 1 | -1): void {
  const profile = world.profiles.get(world.profileIdByUser.get(userId) ?? '');
  if (profile !== undefined) world.profiles.set(profile.id, { ...profile, likesCount: profile.likesCount + by });
}

function inner<Key, Value>(index: Map<UserId, Map<Key, Value>>, userId: UserId): Map<Key, Value> {
  let map = index.get(userId);
  if (map === undefined) index.set(userId, (map = new Map<Key, Value>()));
  return map;
}

/** Returns the likes in one direction whose other user has a profile, newest first. */
export function likesOf(world: World, userId: UserId, direction: 'sent' | 'received' | 'mutual'): LikeRow[] {
  const index = direction === 'received' ? world.likesTo : world.likesFrom;
  const rows = [...(index.get(userId)?.values() ?? [])]
    .map((id) => world.likes.get(id))
    .filter((row) => row !== undefined)
    .filter((row) => world.profileIdByUser.has(row.from === userId ? row.to : row.from))
    .filter((row) => direction !== 'mutual' || matchedAt(world, row) !== null);
  const time = (row: LikeRow) => (direction === 'mutual' ? (matchedAt(world, row) ?? 0) : row.createdAt);
  return rows.sort((a, b) => time(b) - time(a) || (a.id < b.id ? -1 : 1));
}
