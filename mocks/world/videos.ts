import type { UserId, VideoId } from '../../src/api/generated/model/index.ts';
import { Refusal, refuseLines } from './refusal.ts';
import type { UserRow, VideoRow } from './rows.ts';
import { checkFile, dropFile, storeFile, VIDEO_RULE } from './uploads.ts';
import type { World } from './world.ts';
import { trimText } from '../../src/lib/text/trimText.ts';

/* The videos on profiles of the fake backend. */

/** Maximum number of videos of a profile (rule P32). */
const VIDEO_COUNT_LIMIT = 5;

export interface VideoTexts {
  title: string | null;
  description: string | null;
}

export function videosOf(world: World, userId: UserId): VideoRow[] {
  return (world.videoIdsByUser.get(userId) ?? []).map((id) => world.videos.get(id)).filter((row) => row !== undefined);
}

/** Stores an uploaded video. 422 for a title of more than one line, then 400 for a sixth video, then 413 and 415. */
export function uploadVideo(world: World, actor: UserRow, file: Blob, texts: VideoTexts): VideoRow {
  refuseLines(texts.title, ['body', 'title']);
  if (videosOf(world, actor.id).length >= VIDEO_COUNT_LIMIT) {
    throw new Refusal(400, '動画は最大5個までアップロードできます');
  }
  checkFile(file, VIDEO_RULE);
  return addVideo(world, actor.id, storeFile(world, actor, 'videos', file), texts);
}

/** Stores a video without validation. */
export function addVideo(world: World, userId: UserId, url: string, texts: VideoTexts): VideoRow {
  const row: VideoRow = { id: world.nextId('video'), userId, url, ...trimmed(texts) };
  world.videos.set(row.id, row);
  world.videoIdsByUser.set(userId, [...(world.videoIdsByUser.get(userId) ?? []), row.id]);
  return row;
}

function trimmed({ title, description }: VideoTexts): VideoTexts {
  return { title: trimText(title) || null, description: trimText(description) || null };
}

function findVideo(world: World, id: VideoId): VideoRow {
  const row = world.videos.get(id);
  if (row === undefined) throw new Refusal(404, '動画が見つかりません');
  return row;
}

function ownVideo(world: World, actor: UserRow, id: VideoId): VideoRow {
  const row = findVideo(world, id);
  if (row.userId !== actor.id) throw new Refusal(403, 'この操作を行う権限がありません');
  return row;
}

export function updateVideo(world: World, actor: UserRow, id: VideoId, texts: VideoTexts): VideoRow {
  refuseLines(texts.title, ['body', 'title']);
  const row = { ...ownVideo(world, actor, id), ...trimmed(texts) };
  world.videos.set(id, row);
  return row;
}

export function deleteVideo(world: World, actor: UserRow, id: VideoId): void {
  const row = ownVideo(world, actor, id);
  dropFile(world, row.url);
  world.videos.delete(id);
  world.videoIdsByUser.set(
    actor.id,
    (world.videoIdsByUser.get(actor.id) ?? []).filter((other) => other !== id),
  );
}

/**
 * Stores a new order of videos. 404 for an unknown id, else 403 for one that is not the actor's, else 400 unless every
 * own video is listed exactly once.
 */
export function reorderVideos(world: World, actor: UserRow, ids: readonly VideoId[]): VideoRow[] {
  for (const id of ids) findVideo(world, id);
  for (const id of ids) ownVideo(world, actor, id);
  const own = world.videoIdsByUser.get(actor.id) ?? [];
  if (ids.length !== own.length || new Set(ids).size !== own.length) {
    throw new Refusal(400, 'すべての動画を1回ずつ指定してください');
  }
  world.videoIdsByUser.set(actor.id, [...ids]);
  return videosOf(world, actor.id);
}
