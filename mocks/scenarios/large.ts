import { conversation } from '../content/chats.ts';
import { addPersonas } from './default.ts';
import {
  addAnnouncements,
  addConversation,
  addMusicians,
  addPosts,
  addRandomLikes,
  generatedPosts,
} from './populate.ts';
import type { World } from '../world/world.ts';

/** Rule W2; はな and れん are two of the 10,000. */
const GENERATED_MUSICIANS = 9_998;
const MESSAGES = 10_000;
const POSTS = 1_000;

/** The scenario `large`: large lists of everything, for measurements. */
export function populateLarge(world: World): void {
  const { hana: me, ren } = addPersonas(world);
  const people = addMusicians(world, GENERATED_MUSICIANS);
  addRandomLikes(world, [me.id, ren.id, ...people], 1);
  const lines = conversation(MESSAGES, world.random);
  addConversation(world, me, ren.id, { lines, endedMinutesAgo: 6, unread: 3 });
  addAnnouncements(world, me.id, 0);
  addPosts(world, people, generatedPosts(world, POSTS));
}
