import { createContext } from 'react';
import type { PostFinder } from './postFinder.ts';

/** The search that the list of posts shows the result of; null when there is no search. */
export const PostFinderContext = createContext<PostFinder | null>(null);
