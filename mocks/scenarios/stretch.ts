import type { World } from '../world/world.ts';

/** Marks above and below a letter, more than a line is high. */
const marks = '\u0301\u0323'.repeat(20);

/**
 * The longest allowed name: once Japanese, once a word that cannot be broken, once written from right to left, with
 * directions that are not closed.
 */
const names = [
  'とても長い名前の音楽仲間を探しているみなさんへ向けた、途中で区切るところが見当たらない長い日本語の表示名',
  'Donaudampfschifffahrtselektrizitaetenhauptbetriebs',
  `\u202E\u2067עז${marks} عازف`,
].map((name) => name.slice(0, 50));
const paragraph = `${names.slice(0, 2).join('')}https://example.com/${'a'.repeat(120)} `;
const bio = paragraph.repeat(8).slice(0, 1_000);
/** Texts of people who write from right to left contain no Japanese letters: those beside them are the app's. */
const reversed = `\u2067ز${marks}\u202Ehttps://evil.example/#moc.elpmaxe.doog//:sptth ${marks}`;
const texts = [paragraph.repeat(4), reversed];

/**
 * Replaces all texts of a World's users by the longest allowed ones and removes their pictures, for stories that show
 * the worst case for a layout.
 */
export function stretch(world: World): void {
  const name = (index: number) => names[index % names.length] ?? '';
  let count = 0;
  const content = () => texts[count++ % texts.length] ?? '';
  [...world.profiles.values()].forEach((row, index) => {
    const fields = { ...row.fields, display_name: name(index), bio: index % 3 === 2 ? reversed : bio };
    world.profiles.set(row.id, { ...row, fields, avatarUrl: null });
  });
  for (const row of world.posts.values()) world.posts.set(row.id, { ...row, content: content() });
  for (const row of world.messages.values()) world.messages.set(row.id, { ...row, content: content() });
  for (const row of world.notifications.values()) {
    world.notifications.set(row.id, { ...row, title: name(row.title.length), message: content() });
  }
  for (const row of world.videos.values()) {
    world.videos.set(row.id, { ...row, title: name(count++).repeat(2), description: content() });
  }
}
