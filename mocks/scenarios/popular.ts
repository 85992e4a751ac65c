import { conversation } from '../content/chats.ts';
import { addPersonas } from './default.ts';
import {
  addAnnouncements,
  addConversation,
  addLikes,
  addMusicians,
  addPosts,
  addRandomLikes,
  generatedPosts,
} from './populate.ts';
import type { World } from '../world/world.ts';

const MUSICIANS = 480;
const CONVERSATIONS = 60;

/**
 * The scenario `popular`, in which everybody likes はな: lists over one page, badges over 99, more conversations than fit
 * on one page.
 */
export function populatePopular(world: World): void {
  const { hana: me, ren } = addPersonas(world);
  const people = addMusicians(world, MUSICIANS);
  addRandomLikes(world, people, 1);
  addLikes(world, [
    ...[ren.id, ...people].map((id) => [id, me.id] as const),
    ...people.slice(0, 140).map((id) => [me.id, id] as const),
  ]);
  people.slice(0, CONVERSATIONS).forEach((id, index) => {
    const lines = conversation(2 + (index % 8), world.random);
    const unread = index % 2 === 0 ? lines.length : 0;
    addConversation(world, me, id, { lines, endedMinutesAgo: 5 + index * 190, unread });
  });
  addAnnouncements(world, me.id, 0);
  addPosts(world, people, generatedPosts(world, 80));
}
