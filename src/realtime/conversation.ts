import type { ConversationId, UserId } from '../api/generated/model/index.ts';
import { countLeading, filtered, insertedAt, removedAt } from '../lib/collections/sequence.ts';
import { createSummary } from '../lib/collections/sequenceSummary.ts';
import { type Entry, sortedEntries, withEntry, withoutKeys } from '../lib/collections/sortedMap.ts';
import { countUnreadFor, historyOf, lastMessageIn, messageIn, unreadFor } from './messageHistory.ts';
import { NOT_LOADING } from './store.ts';
import type { ConfirmedMessage, ConversationState, LiveState, LoadState, TempMessage } from './types.ts';

/** Whether it is unknown if the server has stored this message (RT41). */
export function isInDoubt({ delivery }: TempMessage): boolean {
  return delivery === 'inDoubt';
}

/** Returns the state of a conversation of which nothing but the id is known. */
export function unknownConversation(id: ConversationId): ConversationState {
  return {
    id,
    otherUser: null,
    lastMessage: null,
    updatedAt: 0,
    unread: 0,
    messages: historyOf([]),
    temps: [],
    history: 'unknown',
    load: NOT_LOADING,
    earlyReads: new Map(),
    assumedRead: { ids: new Map(), event: 0 },
    reportedReads: new Map(),
    isReadBlocked: false,
    coveredUpTo: 0,
    listGap: 0,
    readEvent: 0,
    replacedTemps: new Map(),
  };
}

/** Returns the unread messages of the other user that have not been reported as read. */
export function unreadIn(conversation: ConversationState, me: UserId): readonly ConfirmedMessage[] {
  return unreadFor(conversation.messages, me).filter(({ id }) => !conversation.reportedReads.has(id));
}

/** Returns the number of `unreadIn`, and reads only what was reported. */
export function countUnreadIn({ messages, reportedReads }: ConversationState, me: UserId): number {
  const reported = [...reportedReads.keys()].filter((id) => {
    const message = messageIn(messages, id);
    return message !== undefined && !message.isRead && message.senderId !== me;
  });
  return countUnreadFor(messages, me) - reported.length;
}

/** Returns the newest known message's time in milliseconds since 1970, by the server's clock; null without one. */
export function newestTime({ messages, lastMessage }: ConversationState): number | null {
  const times = [lastMessageIn(messages)?.createdAt, lastMessage?.createdAt].filter((time) => time !== undefined);
  return times.length === 0 ? null : Math.max(...times);
}

/** Whether anything but the id is known. Only then can a new message be told from an old one (RT36). */
export function isKnown(conversation: ConversationState): boolean {
  return conversation.otherUser !== null || conversation.history !== 'unknown' || newestTime(conversation) !== null;
}

/** Updates the last message if this one is newer, whatever the order of arrival (RT21). */
export function withLastMessage(conversation: ConversationState, message: ConfirmedMessage): ConversationState {
  const { createdAt, content, senderId } = message;
  if (createdAt < (conversation.lastMessage?.createdAt ?? 0)) return conversation;
  return {
    ...conversation,
    lastMessage: { content, createdAt, senderId },
    updatedAt: Math.max(conversation.updatedAt, createdAt),
  };
}

/** Returns a conversation of the state, for the steps of the reducer; one without content when the id is unknown. */
export function conversationIn(state: LiveState, id: ConversationId): ConversationState {
  return state.conversations.get(id) ?? unknownConversation(id);
}

const listTime = ({ lastMessage, updatedAt }: ConversationState) => (lastMessage?.createdAt ?? updatedAt) || 0;

/** Compares by the newest message, the newest first, then by id (RT67). */
const byNewest = (a: ConversationState, b: ConversationState) =>
  listTime(b) - listTime(a) || (a.id < b.id ? -1 : Number(a.id > b.id));

const placeIn = (order: LiveState['order'], conversation: ConversationState) =>
  countLeading(order, (other) => byNewest(other, conversation) < 0);

/** Replaces a conversation in the order of the list, which contains those whose other user is known. */
function reordered(order: LiveState['order'], before?: ConversationState, after?: ConversationState) {
  const rest = before?.otherUser ? removedAt(order, placeIn(order, before)) : order;
  return after?.otherUser ? insertedAt(rest, placeIn(rest, after), after) : rest;
}

/** Returns the state with this conversation stored; the same state object when nothing changes. */
export function putConversation(state: LiveState, conversation: ConversationState): LiveState {
  const conversations = withEntry(state.conversations, conversation.id, conversation);
  if (conversations === state.conversations) return state;
  const order = reordered(state.order, state.conversations.get(conversation.id), conversation);
  return { ...state, conversations, order };
}

/** Returns the state without this conversation. */
export function removeConversation(state: LiveState, id: ConversationId): LiveState {
  const conversations = withoutKeys(state.conversations, [id]);
  return { ...state, conversations, order: reordered(state.order, state.conversations.get(id)) };
}

/** Updates one known conversation; returns the same state object when the id is unknown. */
export function changeConversation(
  state: LiveState,
  id: ConversationId,
  change: (conversation: ConversationState) => ConversationState,
): LiveState {
  const conversation = state.conversations.get(id);
  return conversation === undefined ? state : putConversation(state, change(conversation));
}

/** Updates every conversation; returns the same state object when none changes. Reads all of them. */
export function changeAll(state: LiveState, change: (conversation: ConversationState) => ConversationState): LiveState {
  return [...state.conversations.values()].map(change).reduce(putConversation, state);
}

/** Whether a request is due (RT63). A failed one waits for a trigger (RT65). */
export const shouldLoad = ({ isRequested, isInFlight, hasFailed }: LoadState) =>
  isRequested && !isInFlight && !hasFailed;

/** Whether anything of the viewer or of the app waits here: an own message, a report or a request. */
const isPending = ({ temps, reportedReads, load }: ConversationState) =>
  temps.length > 0 || reportedReads.size > 0 || load.isInFlight || shouldLoad(load);

const hasPending = createSummary<Entry<ConversationState>, boolean>(
  (entries) => entries.some(([, conversation]) => isPending(conversation)),
  (first, second) => first || second,
);

/**
 * Returns the conversations with unconfirmed messages, with reports that are not confirmed, or with a request that is
 * due or in flight. Reads only these and their neighbours, so that it can be called after every action.
 */
export function pendingConversations({ conversations }: LiveState): readonly ConversationState[] {
  return filtered(
    sortedEntries(conversations),
    (part) => hasPending.of(part),
    ([, conversation]) => isPending(conversation),
  ).map(([, conversation]) => conversation);
}

/** Whether only frames have told of the conversation, so that it cannot be shown (RT24). */
export const isUnlisted = ({ otherUser, messages }: ConversationState) =>
  otherUser === null && messages.sorted.length > 0;

/** Returns the id of the visible conversation (RT50); null when none is open or the page is hidden. */
export function visibleConversationId(state: LiveState): ConversationId | null {
  return state.isVisible ? state.openId : null;
}

/** Requests the list if it is shown (RT24). */
export function requestList(state: LiveState): LiveState {
  if (!state.list.isActive || state.list.isRequested) return state;
  return { ...state, list: { ...state.list, isRequested: true } };
}
