import { lazyComponent } from '../../../lib/react/lazyComponent.ts';

// The parts of the conversation list that load after its rows: one chunk, because the toggle is needed with each list.
const parts = () => import('./listParts.ts');

export const ArchivedChats = lazyComponent(async () => (await parts()).ArchivedChats);
export const ConversationMenu = lazyComponent(async () => (await parts()).ConversationMenu);
export const RowMarks = lazyComponent(async () => (await parts()).RowMarks);
export const UnreadToggle = lazyComponent(async () => (await parts()).UnreadToggle);
