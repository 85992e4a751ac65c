import { lazyComponent } from '../../../lib/react/lazyComponent.ts';

/** The search in a chat, loaded when the user is about to open it. */
export const LazyChatSearch = lazyComponent(async () => (await import('./ChatSearch.tsx')).ChatSearch);
