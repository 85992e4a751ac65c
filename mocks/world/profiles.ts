import type { ProfileId, Tag, TagId, UserId } from '../../src/api/generated/model/index.ts';
import { touch } from './presence.ts';
import { invalid, Refusal, refuseLines } from './refusal.ts';
import {
  type ProfileFieldsRow,
  type ProfileRow,
  SINGLE_CHOICE_GROUPS,
  TAG_GROUPS,
  type TagGroup,
  type UserRow,
} from './rows.ts';
import { dropFile, isPicture, ownerOf } from './uploads.ts';
import type { World } from './world.ts';
import { isBlank } from '../../src/lib/text/isBlank.ts';

/* The profiles of the fake backend, with their tags and their search. */

export function findProfile(world: World, id: ProfileId): ProfileRow {
  const row = world.profiles.get(id);
  if (row === undefined) throw new Refusal(404, 'プロフィールが見つかりません');
  return row;
}

export function findProfileOfUser(world: World, userId: UserId): ProfileRow {
  return findProfile(world, world.profileIdByUser.get(userId) ?? '');
}

/** Tag ids of a request: flat, or by category. */
export type TagSelection = readonly TagId[] | Readonly<Partial<Record<TagGroup, readonly TagId[] | undefined>>>;

export interface ProfileUpdate {
  fields: ProfileFieldsRow;
  /** Absent: the picture is not changed. */
  avatarUrl?: string;
  /** The location of the fields in the request, for a 422. */
  fieldsAt: readonly string[];
  /** Absent: the tags are not changed. `at` is their location in the request, for a 422. */
  tags?: { selection: TagSelection; at: readonly string[] };
}

/** Creates or updates the actor's profile. 422 for a name of more than one line, invalid tags or an invalid picture. */
export function saveProfile(world: World, actor: UserRow, update: ProfileUpdate): ProfileRow {
  refuseLines(update.fields.display_name, [...update.fieldsAt, 'display_name']);
  const known = world.profiles.get(world.profileIdByUser.get(actor.id) ?? '');
  if (update.avatarUrl !== undefined && !ownsPicture(world, actor, known, update.avatarUrl)) {
    throw invalid([...update.fieldsAt, 'avatar_url'], 'アップロードした画像のURLを指定してください', 'value_error');
  }
  const tags = update.tags === undefined ? undefined : chooseTags(world, update.tags.selection, update.tags.at);
  if (update.avatarUrl !== undefined && known !== undefined && known.avatarUrl !== update.avatarUrl) {
    dropFile(world, known.avatarUrl);
  }
  const row = putProfile(world, actor.id, {
    fields: blankToNull(update.fields),
    ...(tags === undefined ? {} : { tags }),
    ...(update.avatarUrl === undefined ? {} : { avatarUrl: update.avatarUrl }),
  });
  touch(world, actor.id);
  return world.profiles.get(row.id) ?? row;
}

/** Whether an address may be saved as the actor's picture: the present one, or a picture that the actor uploaded. */
function ownsPicture(world: World, actor: UserRow, known: ProfileRow | undefined, url: string): boolean {
  return url === known?.avatarUrl || (isPicture(url) && ownerOf(world, url) === actor.id);
}

function blankToNull(fields: ProfileFieldsRow): ProfileFieldsRow {
  const entries = Object.entries(fields).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'string' && isBlank(value) ? null : value,
  ]);
  return Object.fromEntries(entries) as ProfileFieldsRow;
}

interface ProfilePatch {
  fields: ProfileFieldsRow;
  tags?: ProfileRow['tags'];
  avatarUrl?: string | null;
  favoriteArtist?: string | null;
  lookingFor?: string | null;
  createdAt?: number;
  lastActive?: number | null;
}

/** Stores a profile row without validation. */
export function putProfile(world: World, userId: UserId, { tags, ...patch }: ProfilePatch): ProfileRow {
  const known = world.profiles.get(world.profileIdByUser.get(userId) ?? '');
  const chosen = tags ?? known?.tags ?? noTags();
  const row: ProfileRow = {
    id: known?.id ?? world.nextId('profile'),
    userId,
    avatarUrl: world.users.get(userId)?.avatarUrl ?? null,
    favoriteArtist: null,
    lookingFor: null,
    createdAt: world.clock.now(),
    lastActive: null,
    likesCount: world.likesTo.get(userId)?.size ?? 0,
    ...known,
    ...patch,
    tags: chosen,
    tagIds: new Set(TAG_GROUPS.flatMap((group) => chosen[group].map((tag) => tag.id))),
  };
  world.profiles.set(row.id, row);
  world.profileIdByUser.set(userId, row.id);
  return row;
}

function noTags(): Record<TagGroup, Tag[]> {
  return Object.fromEntries(TAG_GROUPS.map((group) => [group, []])) as unknown as Record<TagGroup, Tag[]>;
}

/**
 * Resolves tag ids in the catalogue's order. 422 for an unknown tag, a wrong category or a second tag of a
 * single-choice category.
 */
export function chooseTags(world: World, selection: TagSelection, at: readonly string[]): ProfileRow['tags'] {
  const tags = noTags();
  const wanted = isFlat(selection)
    ? selection.map((id, index) => ({ id, group: undefined, loc: [...at, index] }))
    : TAG_GROUPS.flatMap((group) =>
        (selection[group] ?? []).map((id, index) => ({ id, group, loc: [...at, group, index] })),
      );
  for (const { id, group, loc } of wanted) {
    const known = world.tagsById.get(id);
    if (known === undefined || (group !== undefined && group !== known.group)) {
      throw invalid(loc, '存在しないタグです', 'value_error');
    }
    if (tags[known.group].includes(known.tag)) continue;
    if (SINGLE_CHOICE_GROUPS.includes(known.group) && tags[known.group].length > 0) {
      throw invalid(loc, 'この項目で選べるタグは1つだけです', 'value_error');
    }
    tags[known.group].push(known.tag);
  }
  for (const group of TAG_GROUPS) tags[group].sort((a, b) => a.sort_order - b.sort_order);
  return tags;
}

function isFlat(selection: TagSelection): selection is readonly TagId[] {
  return Array.isArray(selection);
}

const byId = (a: ProfileRow, b: ProfileRow) => (a.id < b.id ? -1 : 1);

/** Returns all profiles except the actor's, newest first. */
export function browseProfiles(world: World, actor: UserRow): ProfileRow[] {
  return [...world.profiles.values()]
    .filter((row) => row.userId !== actor.id)
    .sort((a, b) => b.createdAt - a.createdAt || byId(a, b));
}

export type TagFilter = Readonly<Partial<Record<TagGroup, readonly TagId[] | undefined>>>;

/** Filters by tags, OR within a category and AND between categories (rule C11); the most recently active first. */
export function searchProfiles(world: World, actor: UserRow, filter: TagFilter): ProfileRow[] {
  const groups = TAG_GROUPS.map((group) =>
    filter[group]?.filter((id) => world.tagsById.get(id)?.group === group),
  ).filter((ids) => ids !== undefined);
  return [...world.profiles.values()]
    .filter((row) => row.userId !== actor.id && groups.every((ids) => ids.some((id) => row.tagIds.has(id))))
    .sort((a, b) => (b.lastActive ?? -1) - (a.lastActive ?? -1) || byId(a, b));
}
