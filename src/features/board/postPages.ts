import type { Post, PostId } from '../../api/generated/model/index.ts';

/** spec.md section 9. */
export const BOARD_PAGE_SIZE = 20;

export interface BoardPage {
  posts: Post[];
  /** It came with as many posts as fit: there may be more. What is added or removed later changes nothing in that. */
  isFull: boolean;
}

/** Number of the page after these, undefined after the last (decision B1). */
export function nextPage(pages: readonly BoardPage[]): number | undefined {
  return pages.at(-1)?.isFull === true ? pages.length + 1 : undefined;
}

/** What of the pages is shown: nothing twice, and no reply at the top level (decisions B1, B3). */
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

/** Puts a new post on top. One that is there already stays where it is. */
export function withNewPost(pages: readonly BoardPage[], post: Post): BoardPage[] {
  if (pages.some(({ posts }) => posts.some(({ id }) => id === post.id))) return [...pages];
  return pages.map((page, index) => (index === 0 ? { ...page, posts: [post, ...page.posts] } : page));
}
