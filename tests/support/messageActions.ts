import type { MessageActions } from '../../src/features/messages/rows/MessageRow.tsx';

/** For a log whose messages have no menu and lead nowhere. */
export const noMessageActions: MessageActions = { onMenu: () => undefined, log: { current: null } };
