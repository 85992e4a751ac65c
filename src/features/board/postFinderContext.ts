import { createContext } from 'react';
import type { PostFinder } from './postFinder.ts';

/** The search whose result the list shows, with which each post marks the words; null when there is no search. */
export const PostFinderContext = createContext<PostFinder | null>(null);
