import { lazyComponent } from '../../../lib/react/lazyComponent.ts';

/** The search in a chat, which is loaded when it is about to be opened. */
export const LazyChatSearch = lazyComponent(async () => (await import('./ChatSearch.tsx')).ChatSearch);
