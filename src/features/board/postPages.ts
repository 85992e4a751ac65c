import type { Post, PostId } from '../../api/generated/model/index.ts';

/** Number of posts per page (rule B1). */
export const BOARD_PAGE_SIZE = 20;

/** A fetched page of the board, as the query cache contains it. */
export interface BoardPage {
  posts: Post[];
  /**
   * Whether the page was full when it was fetched, so that there may be another. Later insertions and deletions do not
   * change this.
   */
  isFull: boolean;
  /** Whether posts were deleted while this was the last page, so that the server's following pages have shifted. */
  hasShrunk?: boolean;
}

/** Returns the number of the next page, undefined after the last (rule B1). */
export function nextPage(pages: readonly BoardPage[]): number | undefined {
  return pages.at(-1)?.isFull === true ? pages.length + 1 : undefined;
}

/** Returns the posts of all pages without duplicates, and without replies at the top level (rules B1, B3). */
export function visiblePosts(pages: readonly BoardPage[]): Post[] {
  const seen = new Set<PostId>();
  return pages
    .flatMap(({ posts }) => posts)
    .filter(({ id, reply_to_id }) => {
      if (reply_to_id !== null || seen.has(id)) return false;
      seen.add(id);
      return true;
    });
}

/** Inserts a new post at the top. Pages that contain it already are unchanged. */
export function withNewPost(pages: readonly BoardPage[], post: Post): BoardPage[] {
  if (pages.some(({ posts }) => posts.some(({ id }) => id === post.id))) return [...pages];
  return pages.map((page, index) => (index === 0 ? { ...page, posts: [post, ...page.posts] } : page));
}
