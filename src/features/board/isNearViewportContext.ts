import { createContext } from 'react';

/**
 * Whether the surrounding post is in or near the viewport. Otherwise only its text is rendered, for find-in-page and
 * copying; controls and media are added when it comes near.
 */
export const IsNearViewportContext = createContext(true);
