import { expect, test } from 'vitest';
import { type Book, changedStories } from './changedStories.ts';

/** A Storybook whose stories look as written; what stands in a list is seen one after the other. */
function book(looks: Record<string, string | string[]>): Book & { taken: string[] } {
  const taken: string[] = [];
  return {
    ids: Object.keys(looks),
    taken,
    async take(id) {
      const all = [looks[id] ?? []].flat();
      const look = all[Math.min(taken.filter((other) => other === id).length, all.length - 1)];
      taken.push(id);
      return Buffer.from(look ?? '');
    },
  };
}

async function changes(before: Book, after: Book, part = ''): Promise<string[]> {
  const found = [];
  for await (const { id, ...shots } of changedStories({ before, after }, part))
    found.push(`${id}: ${shots.before?.toString() ?? 'none'}, ${shots.after?.toString() ?? 'none'}`);
  return found;
}

test('stories that look different are found in the order of the sidebar, those that are gone at the end', async () => {
  const before = book({ gone: 'round', card: 'red', button: 'wide', list: 'long' });
  const after = book({ button: 'narrow', added: 'small', list: 'long', card: 'blue' });
  expect(await changes(before, after)).toEqual([
    'button: wide, narrow',
    'added: none, small',
    'card: red, blue',
    'gone: round, none',
  ]);
  // Only what differs is looked at twice, where there are two.
  expect(after.taken).toEqual(['button', 'button', 'added', 'list', 'card', 'card']);
});

test('a picture that was late is no change', async () => {
  expect(await changes(book({ card: 'red' }), book({ card: ['loading', 'red'] }))).toEqual([]);
  expect(await changes(book({ card: 'red' }), book({ card: ['loading', 'blue'] }))).toEqual(['card: red, blue']);
});

test('only stories with the named part of an id are rendered', async () => {
  const before = book({ 'ui-card--ready': 'red', 'ui-list--ready': 'red' });
  const after = book({ 'ui-card--ready': 'blue', 'ui-list--ready': 'blue' });
  expect(await changes(before, after, 'list')).toEqual(['ui-list--ready: red, blue']);
  expect([...before.taken, ...after.taken].some((id) => id.includes('card'))).toBe(false);
});
