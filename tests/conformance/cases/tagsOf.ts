import { bodyOf, expectStatus } from '../engine/expect.ts';
import type { Kit } from '../engine/kit.ts';

/** Returns the ids of the tags of a category. */
export async function tagsOf(kit: Kit, category: string): Promise<string[]> {
  const seen = expectStatus(await kit.a.call('listTagCategories'), 200);
  const found = bodyOf<{ name: string; tags: { id: string }[] }[]>(seen).find((entry) => entry.name === category);
  return found?.tags.map((tag) => tag.id) ?? [];
}
