import { paths } from '../../navigation/paths.ts';
import type { ShortcutPlace } from './copy.ts';

const places = ['all', 'search', 'messages', 'chat', 'board'] as const satisfies readonly ShortcutPlace[];

/**
 * Returns the lists of the shortcuts dialog: `here` are those of the shortcuts that work only on the current screen,
 * which the dialog shows first, and `others` the rest in their order.
 */
export function orderPlaces(path: string, search: string): { here: ShortcutPlace[]; others: ShortcutPlace[] } {
  const here = placesAt(path, search);
  return { here, others: places.filter((place) => !here.includes(place)) };
}

function placesAt(path: string, search: string): ShortcutPlace[] {
  if (path === paths.search) return ['search'];
  if (path === paths.board) return ['board'];
  if (path !== paths.messages) return [];
  return new URLSearchParams(search).has('c') ? ['chat', 'messages'] : ['messages'];
}
