import { Refusal } from './refusal.ts';
import type { UserRow } from './rows.ts';
import type { World } from './world.ts';

/* The files that users upload to the fake backend: their limits, and where they are stored. */

const MEGABYTE = 1024 ** 2;
/** Largest allowed size in bytes, inclusive (rule P18). */
const AVATAR_LIMIT = 5 * MEGABYTE;
const VIDEO_LIMIT = 100 * MEGABYTE;
const POST_MEDIA_LIMIT = 100 * MEGABYTE;

interface FileRule {
  limit: number;
  /** Accepted media types. */
  types: RegExp;
  /** Accepted file names when the media type is missing, as on some systems (rule P19). */
  names: RegExp;
}

const AVATAR_RULE: FileRule = {
  limit: AVATAR_LIMIT,
  types: /^image\/(?!svg)/,
  names: /\.(png|jpe?g|gif|webp|avif|heic|bmp)$/i,
};
export const VIDEO_RULE: FileRule = {
  limit: VIDEO_LIMIT,
  types: /^video\/(mp4|quicktime|x-msvideo|avi|webm)$/,
  names: /\.(mp4|mov|avi|webm)$/i,
};
export const POST_MEDIA_RULE: FileRule = {
  limit: POST_MEDIA_LIMIT,
  types: /^(audio|video)\//,
  names: /\.(mp3|m4a|wav|ogg|oga|flac|aac|mp4|mov|avi|webm)$/i,
};

/** Throws 413 for a file over the limit and 415 for a type that is not accepted. */
export function checkFile(file: Blob, { limit, types, names }: FileRule): void {
  if (file.size > limit) throw new Refusal(413, 'ファイルサイズが大きすぎます');
  const untyped = file.type === '' || file.type === 'application/octet-stream';
  const fits = untyped ? names.test(fileName(file)) : types.test(file.type.split(';')[0]?.trim() ?? '');
  if (!fits) throw new Refusal(415, 'サポートされていないファイル形式です');
}

export function fileName(file: Blob): string {
  return file instanceof File ? file.name : '';
}

/** Stores a file and returns its path. */
export function storeFile(world: World, owner: UserRow, folder: 'avatars' | 'videos' | 'posts', file: Blob): string {
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(fileName(file))?.[0].toLowerCase() ?? '';
  const path = `/uploads/${folder}/${world.nextId('file')}${extension}`;
  world.uploads.set(path, { kind: 'bytes', type: file.type, owner: owner.id, file });
  return path;
}

/** Whether an address is that of an uploaded picture, and not of the file of a video or a post. */
export const isPicture = (path: string): boolean => path.startsWith('/uploads/avatars/');

/** Returns who uploaded a file; null for a generated one, and for one that is gone. */
export function ownerOf(world: World, path: string): UserRow['id'] | null {
  const row = world.uploads.get(path);
  return row?.kind === 'bytes' ? row.owner : null;
}

/** Deletes a file that is no longer referenced. Generated ones stay, because rows may share them. */
export function dropFile(world: World, path: string | null): void {
  if (path !== null && world.uploads.get(path)?.kind === 'bytes') world.uploads.delete(path);
}

/** Stores a picture without assigning it to the profile (the contract's first flow). */
export function storePicture(world: World, actor: UserRow, file: Blob): string {
  checkFile(file, AVATAR_RULE);
  return storeFile(world, actor, 'avatars', file);
}

/** Stores a picture and assigns it to the profile; without a profile it is assigned when that is first saved. */
export function setAvatar(world: World, actor: UserRow, file: Blob): string {
  const path = storePicture(world, actor, file);
  replaceAvatar(world, actor, path);
  return path;
}

export function removeAvatar(world: World, actor: UserRow): void {
  replaceAvatar(world, actor, null);
}

function replaceAvatar(world: World, actor: UserRow, path: string | null): void {
  const profile = world.profiles.get(world.profileIdByUser.get(actor.id) ?? '');
  dropFile(world, profile === undefined ? actor.avatarUrl : profile.avatarUrl);
  world.users.set(actor.id, { ...actor, avatarUrl: path });
  if (profile !== undefined) world.profiles.set(profile.id, { ...profile, avatarUrl: path });
}
