import type { Post } from '../../../api/generated/model/index.ts';
import { authorName } from './authorName.ts';
import { descendantsOf } from './postTree.ts';

/** The texts of a post: the name of its author and its content. */
export interface ThreadText {
  name: string;
  content: string;
}

/** Returns the texts of a post, which come first, and those of all its loaded replies. */
export const threadTexts = (post: Post): ThreadText[] =>
  [post, ...descendantsOf(post)].map(({ user, content }) => ({ name: authorName(user), content }));
