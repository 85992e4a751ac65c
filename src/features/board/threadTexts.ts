import type { Post } from '../../api/generated/model/index.ts';
import { authorName } from './authorName.ts';
import { descendantsOf } from './postTree.ts';

/** The texts of a post: the name of its author and its content. */
export interface ThreadText {
  name: string;
  content: string;
}

/** Returns the texts that the board's search reads: those of a post, which come first, and of its loaded replies. */
export const threadTexts = (post: Post): ThreadText[] =>
  [post, ...descendantsOf(post)].map(({ user, content }) => ({ name: authorName(user), content }));
