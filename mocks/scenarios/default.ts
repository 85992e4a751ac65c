import { type ChatLine, conversation, deckConversation } from '../content/chats.ts';
import { newLike } from '../content/notifications.ts';
import { samplePosts, sampleReplies } from '../content/posts.ts';
import { hana } from '../personas/hana.ts';
import { mio } from '../personas/mio.ts';
import { ren } from '../personas/ren.ts';
import { sora } from '../personas/sora.ts';
import { addPost } from '../world/board.ts';
import { DAY, HOUR, MINUTE } from '../world/clock.ts';
import { addNotification } from '../world/notifications.ts';
import type { UserRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import {
  addAnnouncements,
  addConversation,
  addLikes,
  addMusicians,
  addPersona,
  addPosts,
  addRandomLikes,
  generatedPosts,
} from './populate.ts';

/** With はな and れん the 300 musicians of rule W2. */
const GENERATED_MUSICIANS = 298;

export interface Personas {
  hana: UserRow;
  ren: UserRow;
  sora: UserRow;
}

/** The four people of rule W1, alone. */
export function addPersonas(world: World): Personas {
  const personas = { hana: addPersona(world, hana), ren: addPersona(world, ren), sora: addPersona(world, sora) };
  addPersona(world, mio);
  return personas;
}

/** The scenario `default`: はな has likes in both directions, matches, conversations, notifications, posts and videos. */
export function populateDefault(world: World): Personas & { people: string[] } {
  const personas = addPersonas(world);
  const people = addMusicians(world, GENERATED_MUSICIANS);
  addRandomLikes(world, people, 3);
  addLikesAndChats(world, personas, people);
  return { ...personas, people };
}

function addLikesAndChats(world: World, personas: Personas, people: readonly string[]): void {
  const { hana: me, ren: friend } = personas;
  const matched = people.slice(0, 4);
  const liked = people.slice(4, 10);
  const likers = [...people.slice(10, 16), friend.id];
  addLikes(world, [
    ...matched.flatMap((id) => [[me.id, id] as const, [id, me.id] as const]),
    ...liked.map((id) => [me.id, id] as const),
    ...likers.map((id) => [id, me.id] as const),
  ]);

  addConversation(world, me, friend.id, { lines: deckConversation, endedMinutesAgo: 95 });
  addConversation(world, friend, me.id, { lines: linesWithRen, endedMinutesAgo: 18, unread: linesWithRen.length });
  const [first = friend.id, second = friend.id, third = friend.id] = matched;
  const { random } = world;
  addConversation(world, me, first, { lines: conversation(14, random), endedMinutesAgo: 26 * 60 });
  addConversation(world, me, second, {
    lines: [...conversation(6, random), question],
    endedMinutesAgo: 3 * 24 * 60,
    unread: 1,
  });
  addConversation(world, me, third, { lines: conversation(2, random), endedMinutesAgo: 40 * 24 * 60 });

  addAnnouncements(world, me.id, 2);
  addNotification(world, me.id, newLike('れん'), { createdAt: world.clock.now() - HOUR });

  addPosts(world, people.slice(0, 60), [...samplePosts, ...generatedPosts(world, 24)]);
  const now = world.clock.now();
  const own = addPost(
    world,
    me.id,
    { content: '土曜に高円寺で合わせます。キーボードの方、見学だけでもぜひ！' },
    now - 3 * HOUR,
  );
  addPost(world, friend.id, { content: sampleReplies[0] ?? '', replyToId: own.id }, now - 50 * MINUTE);
  const older = addPost(world, me.id, { content: 'コーラスの重ね録り、みなさんどうしていますか？' }, now - 2 * DAY);
  addPost(world, friend.id, { content: sampleReplies[1] ?? '', replyToId: older.id }, now - 2 * DAY + HOUR);
}

const linesWithRen: readonly ChatLine[] = [
  { speaker: 'first', text: '新しいスティックを買いました！', gap_seconds: 0 },
  { speaker: 'first', text: '土曜が楽しみです。', gap_seconds: 20 },
];
const question: ChatLine = { speaker: 'second', text: 'ところで、来月のライブは見に来られますか？', gap_seconds: 120 };
