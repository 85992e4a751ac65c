/** What a story shows at its end, or null where there is no such story. */
type Shot = Buffer | null;

/** A built Storybook. */
export interface Book {
  ids: readonly string[];
  /** Takes a picture of one of its stories. */
  take: (id: string) => Promise<Buffer>;
}

export interface Change {
  id: string;
  before: Shot;
  after: Shot;
}

/**
 * Yields the stories that look different, as soon as each one is known: those of now in the order of the sidebar, then
 * those that are gone. Something may have been late, so only what differs twice is different.
 * @param part of an id, which all have
 */
export async function* changedStories(books: { before: Book; after: Book }, part: string): AsyncGenerator<Change> {
  const shot = async (book: Book, id: string): Promise<Shot> => (book.ids.includes(id) ? await book.take(id) : null);
  const compare = async (id: string): Promise<Change> => {
    const [before, after] = await Promise.all([shot(books.before, id), shot(books.after, id)]);
    return { id, before, after };
  };
  for (const id of storyIds(books, part)) {
    let change = await compare(id);
    const isInBoth = change.before !== null && change.after !== null;
    if (isInBoth && !isSame(change)) change = await compare(id);
    if (!isSame(change)) yield change;
  }
}

export const storyIds = ({ before, after }: { before: Book; after: Book }, part: string): string[] =>
  [...new Set([...after.ids, ...before.ids])].filter((id) => id.includes(part));

const isSame = ({ before, after }: Change): boolean => before !== null && after !== null && before.equals(after);
