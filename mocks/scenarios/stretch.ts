import type { World } from '../world/world.ts';

/** The longest allowed name: once Japanese, once a word that cannot be broken. */
const names = [
  'とても長い名前の音楽仲間を探しているみなさんへ向けた、途中で区切るところが見当たらない長い日本語の表示名',
  'Donaudampfschifffahrtselektrizitaetenhauptbetriebs',
].map((name) => name.slice(0, 50));
const paragraph = `${names.join('')}https://example.com/${'a'.repeat(120)} `;
const bio = paragraph.repeat(8).slice(0, 1_000);
const text = paragraph.repeat(4);

/**
 * Replaces all texts of a World's users by the longest allowed ones and removes their pictures, for stories that show
 * the worst case for a layout.
 */
export function stretch(world: World): void {
  const name = (index: number) => names[index % names.length] ?? '';
  [...world.profiles.values()].forEach((row, index) => {
    const fields = { ...row.fields, display_name: name(index), bio };
    world.profiles.set(row.id, { ...row, fields, avatarUrl: null });
  });
  for (const row of world.posts.values()) world.posts.set(row.id, { ...row, content: text });
  for (const row of world.messages.values()) world.messages.set(row.id, { ...row, content: text });
  for (const row of world.notifications.values()) {
    world.notifications.set(row.id, { ...row, title: name(row.title.length), message: text });
  }
  for (const row of world.videos.values()) {
    world.videos.set(row.id, { ...row, title: name(1).repeat(2), description: bio });
  }
}
