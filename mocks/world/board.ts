import type { PostId, UserId } from '../../src/api/generated/model/index.ts';
import { invalid, Refusal } from './refusal.ts';
import type { PostRow, UserRow } from './rows.ts';
import { checkFile, dropFile, fileName, POST_MEDIA_RULE, storeFile } from './uploads.ts';
import type { World } from './world.ts';
import { isBlank } from '../../src/lib/text/isBlank.ts';

/* The posts of the fake backend, and their replies. */

export interface PostDraft {
  content: string;
  replyToId?: PostId | undefined;
  media?: { file: Blob; duration: number | undefined } | undefined;
}

export function findPost(world: World, id: PostId): PostRow {
  const row = world.posts.get(id);
  if (row === undefined) throw new Refusal(404, '投稿が見つかりません');
  return row;
}

/**
 * Creates a post. 400 for an empty one, 422 for a file without a duration, 404 for an unknown parent, then 413 and 415.
 */
export function createPost(world: World, actor: UserRow, { content, replyToId, media }: PostDraft): PostRow {
  if (isBlank(content) && media === undefined) {
    throw new Refusal(400, '内容を入力するか、メディアファイルを選択してください');
  }
  if (media !== undefined && media.duration === undefined) {
    throw invalid(['body', 'media_duration'], '長さを指定してください', 'missing');
  }
  if (replyToId !== undefined) findPost(world, replyToId);
  if (media?.duration === undefined) return addPost(world, actor.id, { content, replyToId });
  checkFile(media.file, POST_MEDIA_RULE);
  return addPost(world, actor.id, {
    content,
    replyToId,
    media: { url: storeFile(world, actor, 'posts', media.file), type: mediaKind(media.file), duration: media.duration },
  });
}

function mediaKind(file: Blob): 'audio' | 'video' {
  if (file.type.startsWith('audio/')) return 'audio';
  if (file.type.startsWith('video/')) return 'video';
  return /\.(mp4|mov|avi|webm)$/i.test(fileName(file)) ? 'video' : 'audio';
}

/** Stores a post without validation. */
export function addPost(
  world: World,
  userId: UserId,
  post: { content: string; replyToId?: PostId | undefined; media?: PostRow['media'] },
  createdAt = world.clock.now(),
): PostRow {
  const row: PostRow = {
    id: world.nextId('post'),
    userId,
    content: post.content.trim(),
    createdAt,
    replyToId: post.replyToId ?? null,
    replyIds: [],
    media: post.media ?? null,
  };
  world.posts.set(row.id, row);
  const siblings = row.replyToId === null ? world.topLevelPostIds : findPost(world, row.replyToId).replyIds;
  siblings.push(row.id);
  return row;
}

/** Returns a page of top-level posts, newest first. Pages begin at 1. */
export function listPosts(world: World, page: number, perPage: number): PostRow[] {
  return world.topLevelPostIds
    .map((id) => findPost(world, id))
    .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1))
    .slice((page - 1) * perPage, page * perPage);
}

/** Deletes a post with all its replies. 403 for another user's post. */
export function deletePost(world: World, actor: UserRow, id: PostId): void {
  const row = findPost(world, id);
  if (row.userId !== actor.id) throw new Refusal(403, 'この操作を行う権限がありません');
  removePost(world, row);
}

function removePost(world: World, row: PostRow): void {
  for (const id of [...row.replyIds]) removePost(world, findPost(world, id));
  const siblings = row.replyToId === null ? world.topLevelPostIds : findPost(world, row.replyToId).replyIds;
  siblings.splice(siblings.indexOf(row.id), 1);
  dropFile(world, row.media?.url ?? null);
  world.posts.delete(row.id);
}

/**
 * Deletes the top-level posts of a deleted user; their replies to others remain without an author and without their
 * file.
 */
export function dropPosts(world: World, userId: UserId): void {
  for (const id of [...world.topLevelPostIds]) {
    const row = findPost(world, id);
    if (row.userId === userId) removePost(world, row);
  }
  for (const row of world.posts.values()) {
    if (row.userId !== userId || row.media === null) continue;
    dropFile(world, row.media.url);
    world.posts.set(row.id, { ...row, media: null });
  }
}
