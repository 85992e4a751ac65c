import { lazyComponent } from '../../lib/react/lazyComponent.ts';

// The parts of a chat log that load after its messages: one chunk, because most of them are needed with each log.
const logParts = () => import('./logParts.ts');

export const JumpToLatest = lazyComponent(async () => (await logParts()).JumpToLatest);
export const LinkedMessage = lazyComponent(async () => (await logParts()).LinkedMessage);
export const LogTools = lazyComponent(async () => (await logParts()).LogTools);
export const MessageMenu = lazyComponent(async () => (await logParts()).MessageMenu);
export const NotificationOffer = lazyComponent(async () => (await logParts()).NotificationOffer);
export const NextDate = lazyComponent(async () => (await logParts()).NextDate);
export const PlanButton = lazyComponent(async () => (await logParts()).PlanButton);
export const PlanCard = lazyComponent(async () => (await logParts()).PlanCard);
export const QuotedMessages = lazyComponent(async () => (await logParts()).QuotedMessages);
export const SafetyNotice = lazyComponent(async () => (await logParts()).SafetyNotice);
export const UndeliveredStatus = lazyComponent(async () => (await logParts()).UndeliveredStatus);

// The parts of the conversation list that load after its rows: one chunk, because the toggle is needed with each list.
const listParts = () => import('./listParts.tsx');

export const ArchivedChats = lazyComponent(async () => (await listParts()).ArchivedChats);
export const ConversationMenu = lazyComponent(async () => (await listParts()).ConversationMenu);
export const DatesButton = lazyComponent(async () => (await listParts()).DatesButton);
export const RowMarks = lazyComponent(async () => (await listParts()).RowMarks);
export const UnreadToggle = lazyComponent(async () => (await listParts()).UnreadToggle);

/** The search in a chat, loaded when the user is about to open it. */
export const ChatSearch = lazyComponent(async () => (await import('./ChatSearch.tsx')).ChatSearch);

export const AgreedDates = lazyComponent(async () => (await import('./AgreedDates.tsx')).AgreedDates);
export const PlanDialog = lazyComponent(async () => (await import('./PlanDialog.tsx')).PlanDialog);
export const BlockedChat = lazyComponent(async () => (await import('./BlockedChat.tsx')).BlockedChat);
export const EmptyChat = lazyComponent(async () => (await import('./EmptyChat.tsx')).EmptyChat);
export const UserInfoDialog = lazyComponent(async () => (await import('./UserInfoDialog.tsx')).UserInfoDialog);
