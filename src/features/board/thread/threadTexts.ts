import type { Post } from '../../../api/generated/model/index.ts';
import { authorName } from './authorName.ts';
import { descendantsOf } from './postTree.ts';

/** What is read of a post: the name of its author and its words. */
export interface ThreadText {
  name: string;
  content: string;
}

/** Returns the texts of a post, which come first, and of all its loaded replies. */
export const threadTexts = (post: Post): ThreadText[] =>
  [post, ...descendantsOf(post)].map(({ user, content }) => ({ name: authorName(user), content }));
