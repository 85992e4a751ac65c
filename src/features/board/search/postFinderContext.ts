import { createContext } from 'react';
import type { PostFinder } from './postFinder.ts';

/** The search that has found the posts that are shown; null when nothing is searched. */
export const PostFinderContext = createContext<PostFinder | null>(null);
