// Exports what is loaded as one chunk after the list of conversations is shown.
export { ArchivedChats } from './ArchivedChats.tsx';
export { ConversationMenu } from './ConversationMenu.tsx';
export { RowMarks } from './RowMarks.tsx';
export { UnreadToggle } from './UnreadToggle.tsx';
