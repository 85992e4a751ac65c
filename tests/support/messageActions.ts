import type { MessageActions } from '../../src/features/messages/LogRow.tsx';

/** For stories of a chat whose messages have no menu and lead nowhere. */
export const noMessageActions: MessageActions = { onMenu: () => undefined, log: { current: null } };
