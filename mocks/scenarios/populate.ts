import type { UserId } from '../../src/api/generated/model/index.ts';
import { tokyoTime } from '../../src/lib/time/chatTime.ts';
import type { ChatLine } from '../content/chats.ts';
import { type MusicianSeed, musician } from '../content/musician.ts';
import { announcements } from '../content/notifications.ts';
import { post, type PostSeed, reply } from '../content/posts.ts';
import { chance, integer, pick } from '../content/random.ts';
import { PASSWORD, type Persona } from '../personas/persona.ts';
import { register, verifyEmail } from '../world/accounts.ts';
import { addPost } from '../world/board.ts';
import { addMessage, openConversation, ownConversation } from '../world/chat.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../world/clock.ts';
import { addLike, likeBetween } from '../world/likes.ts';
import { addNotification } from '../world/notifications.ts';
import { chooseTags, putProfile } from '../world/profiles.ts';
import { type PostRow, TAG_GROUPS, type UserRow } from '../world/rows.ts';
import { addVideo } from '../world/videos.ts';
import type { World } from '../world/world.ts';

// Writes people and what they have done into the World, for the scenarios: personas are written by hand, musicians
// generated.

/** The clips in this repository that sample videos share. */
const CLIPS = ['stage', 'studio', 'beat'] as const;
/** One in this many musicians has a video, whatever the tags say. */
const VIDEO_SHARE = 7;
/** Of those without a tag of `performance_clips`, one in this many gets one: two thirds have something to hear or a link. */
const CLIP_SHARE = 3;
/** One in this many has such a tag and no file. */
const EMPTY_SHARE = 29;

/** Writes an account with its profile as if it had been made `joinedDaysAgo` days before the scenario begins. */
export function addPersona(world: World, persona: Persona): UserRow {
  const createdAt = world.clock.now() - persona.joinedDaysAgo * DAY - (persona.joinedDaysAgo === 0 ? 10 * MINUTE : 0);
  const lastActive = persona.activeMinutesAgo === null ? null : world.clock.now() - persona.activeMinutesAgo * MINUTE;
  const user = addAccount(world, persona, { createdAt, lastActive });
  if (persona.profile === null) return user;
  const seed = { ...persona.profile, username: persona.username };
  writeProfile(world, user.id, seed, { createdAt, lastActive, portraitSeed: seedOf(persona.username) });
  for (const { clip, title, description } of persona.videos) {
    addVideo(world, user.id, clipPath(world, clip), { title, description });
  }
  return user;
}

/** Adds generated musicians with profiles, pictures and some videos, the same for the same random source. */
export function addMusicians(world: World, count: number): UserId[] {
  return Array.from({ length: count }, (_, index) => {
    const { email, joined_days_ago, active_minutes_ago, ...seed } = withClipTag(musician(index, world.random), index);
    const createdAt = world.clock.now() - joined_days_ago * DAY - integer(0, DAY - 1, world.random);
    const lastActive =
      active_minutes_ago === null ? null : Math.max(createdAt, world.clock.now() - active_minutes_ago * MINUTE);
    const user = addAccount(world, { email, username: seed.username, verified: true }, { createdAt, lastActive });
    writeProfile(world, user.id, seed, { createdAt, lastActive, portraitSeed: index });
    if (index % VIDEO_SHARE === 0) {
      addVideo(world, user.id, clipPath(world, pick(CLIPS, world.random)), { title: '演奏動画', description: null });
    } else if (seed.tags.performance_clips.length > 0 && index % EMPTY_SHARE !== 3) {
      addPerformance(world, user.id, index);
    }
    return user.id;
  });
}

/** Adds a tag without a random draw, so that everything else about the people stays the same. */
function withClipTag(seed: MusicianSeed, index: number): MusicianSeed {
  const { instruments, performance_clips: clips } = seed.tags;
  const isPlayer = instruments.length > 0 && clips.length === 0;
  const isChosen = isPlayer && (index % VIDEO_SHARE === 0 || index % CLIP_SHARE === 1);
  return isChosen ? { ...seed, tags: { ...seed.tags, performance_clips: ['live'] } } : seed;
}

/** Adds a video or a sound of a musician's own, again without a random draw: one video to four sounds. */
function addPerformance(world: World, userId: UserId, index: number): void {
  const clip = CLIPS[index % CLIPS.length];
  if (index % 5 === 0 && clip !== undefined) {
    addVideo(world, userId, clipPath(world, clip), { title: 'ライブの1曲', description: null });
    return;
  }
  const path = `/uploads/videos/sound-${index}.wav`;
  world.uploads.set(path, { kind: 'sound', seed: index });
  addVideo(world, userId, path, { title: '宅録の音源', description: null });
}

function addAccount(
  world: World,
  { email, username, verified }: { email: string; username: string; verified: boolean },
  times: { createdAt: number; lastActive: number | null },
): UserRow {
  const registered = register(world, { email, username, password: PASSWORD });
  if (verified) {
    const mail = [...world.mails.values()].at(-1);
    if (mail !== undefined) {
      verifyEmail(world, mail.token);
      world.mails.delete(mail.token);
    }
  }
  const user = { ...registered, ...times, verified };
  world.users.set(user.id, user);
  return user;
}

type ProfileSeed = Omit<MusicianSeed, 'email' | 'joined_days_ago' | 'active_minutes_ago'>;

function writeProfile(
  world: World,
  userId: UserId,
  seed: ProfileSeed,
  { portraitSeed, ...times }: { createdAt: number; lastActive: number | null; portraitSeed: number },
): void {
  const { username, favorite_artist, looking_for, tags, has_avatar, ...fields } = seed;
  const avatarUrl = has_avatar ? `/uploads/avatars/${username}.svg` : null;
  if (avatarUrl !== null) {
    const instrument = tags.instruments[0] ?? null;
    world.uploads.set(avatarUrl, { kind: 'portrait', seed: portraitSeed, instrument });
  }
  putProfile(world, userId, {
    fields,
    favoriteArtist: favorite_artist,
    lookingFor: looking_for,
    tags: chooseTags(world, tagIds(world, tags), []),
    avatarUrl,
    ...times,
  });
}

const idsByValue = new WeakMap<World, Map<string, string>>();

/** Returns the tag ids for the tag values of a generated musician. */
function tagIds(world: World, tags: MusicianSeed['tags']): string[] {
  let ids = idsByValue.get(world);
  if (ids === undefined) {
    ids = new Map(
      world.catalogue.flatMap(({ tags: list }) =>
        list.map((tag) => [`${world.tagsById.get(tag.id)?.group}/${tag.value}`, tag.id] as const),
      ),
    );
    idsByValue.set(world, ids);
  }
  const known = ids;
  return TAG_GROUPS.flatMap((group) => tags[group].map((value) => known.get(`${group}/${value}`) ?? value));
}

function seedOf(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
}

function clipPath(world: World, name: string): string {
  const path = `/uploads/videos/${name}.webm`;
  world.uploads.set(path, { kind: 'file', name: `clips/${name}.webm` });
  return path;
}

/** Adds likes between random people over the last 60 days, `perPerson` on average. */
export function addRandomLikes(world: World, people: readonly UserId[], perPerson: number): void {
  for (let count = people.length * perPerson; count > 0; count -= 1) {
    const from = pick(people, world.random);
    const to = pick(people, world.random);
    if (from !== to && likeBetween(world, from, to) === undefined) addLike(world, from, to, past(world, 60 * DAY));
  }
}

export function addLikes(world: World, pairs: readonly (readonly [from: UserId, to: UserId])[]): void {
  for (const [from, to] of pairs) addLike(world, from, to, past(world, 20 * DAY));
}

function past(world: World, span: number): number {
  return world.clock.now() - integer(5 * MINUTE, span, world.random);
}

export interface ConversationSeed {
  lines: readonly ChatLine[];
  /** When the last line was written. */
  endedMinutesAgo: number;
  /** The number of unread lines at the end. */
  unread?: number;
}

/** Appends lines to the one conversation of two people; the opener is the first speaker. */
export function addConversation(world: World, opener: UserRow, otherId: UserId, seed: ConversationSeed): void {
  const { lines, endedMinutesAgo, unread = 0 } = seed;
  const { id } = openConversation(world, opener, otherId);
  const seconds = lines.reduce((sum, line) => sum + line.gap_seconds, 0);
  let createdAt = world.clock.now() - endedMinutesAgo * MINUTE - seconds * SECOND;
  lines.forEach((line, index) => {
    createdAt += line.gap_seconds * SECOND;
    const senderId = line.speaker === 'first' ? opener.id : otherId;
    const isRead = index < lines.length - unread;
    addMessage(world, ownConversation(world, opener.id, id), senderId, line.text, { createdAt, isRead });
  });
}

/** Adds the announcements of the operators; the first `read` of them are marked as read. */
export function addAnnouncements(world: World, userId: UserId, read: number, count?: number): void {
  const { month, day } = tokyoTime(world.clock.now() + 7 * DAY);
  const notices = announcements(`${month}月${day}日`);
  const all = Array.from({ length: count ?? notices.length }, (_, index) => notices[index % notices.length]);
  for (const [index, notice] of all.entries()) {
    const createdAt = world.clock.now() - (all.length - index) * 26 * HOUR;
    if (notice !== undefined) addNotification(world, userId, notice, { createdAt, isRead: index < read });
  }
}

/** Adds posts by these people, the first one the newest, some with sound or video, each with up to four replies. */
export function addPosts(world: World, authors: readonly UserId[], seeds: readonly PostSeed[]): void {
  const { random } = world;
  seeds.toReversed().forEach((seed, position) => {
    const age = seeds.length - 1 - position;
    const createdAt = world.clock.now() - 12 * MINUTE - age * 97 * MINUTE;
    const media = sampleMedia(world, seed.media, position);
    const row = addPost(world, pick(authors, random), { content: seed.content, media }, createdAt);
    let parent: PostRow = row;
    for (let count = integer(0, 4, random); count > 0; count -= 1) {
      const at = Math.min(world.clock.now(), createdAt + (5 - count) * 2 * MINUTE);
      const content = reply(seed.topic, random);
      const answer = addPost(world, pick(authors, random), { content, replyToId: parent.id }, at);
      // Some replies get a reply of their own; the others are replies to the post.
      parent = chance(0.3, random) ? answer : row;
    }
  });
}

export function generatedPosts(world: World, count: number): PostSeed[] {
  return Array.from({ length: count }, () => post(world.random));
}

/** Whole seconds of the clips in this repository. */
const CLIP_SECONDS = 5;
/** The sounds in this repository, with their whole seconds. */
export const SOUNDS = [
  ['arpeggio', 7],
  ['groove', 8],
  ['rock', 6],
  ['ballad', 9],
] as const;

function sampleMedia(world: World, kind: PostSeed['media'], position: number): PostRow['media'] {
  if (kind === null) return null;
  if (kind === 'video')
    return { url: clipPath(world, pick(CLIPS, world.random)), type: 'video', duration: CLIP_SECONDS };
  const [name, duration] = pick(SOUNDS, world.random);
  const url = `/uploads/posts/demo-${position}.mp3`;
  world.uploads.set(url, { kind: 'file', name: `sounds/${name}.mp3` });
  return { url, type: 'audio', duration };
}
