import type { Conversation, ConversationId, LastMessage } from '../api/generated/model/index.ts';
import { withEntry, withoutKeys } from '../lib/collections/sortedMap.ts';
import { parseTimestamp } from '../lib/time/timestamp.ts';
import {
  changeAll,
  changeConversation,
  conversationIn,
  countUnreadIn,
  isUnlisted,
  newestTime,
  putConversation,
  removeConversation,
  requestList,
  unreadIn,
  visibleConversationId,
} from './conversation.ts';
import { castDoubt, requestCounts } from './counters.ts';
import { deliver, pruneReplacedTemps, removeConfirmedTemp } from './delivery.ts';
import { containsMessage, lastMessageIn, markMessages, mergeMessages, messagesIn } from './messageHistory.ts';
import { failWaiting, isConclusive, loseSocket, requestDoubtedHistories } from './ownMessages.ts';
import { withoutTyping } from './presence.ts';
import { dropSocketReports, unblockReads } from './reading.ts';
import { initialState, NOT_LOADING } from './store.ts';
import type {
  ConfirmedMessage,
  ConnectionState,
  ConversationState,
  LastMessageState,
  LiveState,
  LoadState,
  MessageHistory,
  RequestedAt,
} from './types.ts';

/** Applies one fetched page of the conversation list (RT62). */
export function applyConversations(
  state: LiveState,
  page: readonly Conversation[],
  requestedAt: RequestedAt,
): LiveState {
  return page.reduce((next, conversation) => applyListed(next, conversation, requestedAt), state);
}

function applyListed(state: LiveState, wire: Conversation, requestedAt: RequestedAt): LiveState {
  const { me } = state;
  if (me === null) return state;
  const before = conversationIn(state, wire.id);
  const known = withFacts(before, wire);
  const last = wire.last_message === null ? 0 : parseTimestamp(wire.last_message.created_at);
  const newest = lastMessageIn(before.messages)?.createdAt ?? 0;
  const isUndisturbed = before.readEvent <= requestedAt.event && before.reportedReads.size === 0;
  const expected = countUnreadIn(before, me);
  // A message newer than the history's newest one, or a different count: a frame is in flight or was lost.
  const hasGap =
    before.history === 'fresh' &&
    (last > newest || (isUndisturbed && last === newest && wire.unread_count !== expected));
  const history = hasGap ? 'stale' : before.history;
  const isOpen = state.openId === wire.id;
  const isRequested = before.load.isRequested || (isOpen && history === 'stale' && (hasGap || last > newest));
  const newer = unreadIn(before, me).filter(({ createdAt }) => createdAt > last).length;
  const isCounted = history !== 'fresh' && visibleConversationId(state) !== wire.id && before.reportedReads.size === 0;
  const unread = isCounted ? wire.unread_count + newer : before.unread;
  const next = putConversation(withoutMissing(state, wire.id), {
    ...known,
    history,
    unread,
    coveredUpTo: Math.max(before.coveredUpTo, last),
    listGap: isCounted ? requestedAt.gap : before.listGap,
    load: isRequested === before.load.isRequested ? before.load : { ...before.load, isRequested },
  });
  const isAmbiguous = isCounted && !isUndisturbed;
  // An earlier snapshot of this connection did not contain the last message, and no frame has brought it.
  const isMissed =
    (before.history === 'fresh' || before.listGap === state.gap) &&
    last > (newestTime(before) ?? 0) &&
    wire.last_message?.sender_id !== me;
  const listed = isAmbiguous ? { ...next, list: { ...next.list, isRequested: true } } : next;
  const counted = before.otherUser !== null && unread !== before.unread ? requestCounts(listed) : listed;
  return isMissed ? castDoubt(counted, 'missed') : counted;
}

/**
 * Applies the end of a list request. After a complete list, conversations that it did not contain are requested (RT64),
 * and so are those whose other user is unknown (RT24).
 */
export function completeList(
  state: LiveState,
  { pages, isComplete, ids }: { pages: number; isComplete: boolean; ids: ReadonlySet<ConversationId> | null },
): LiveState {
  const next = changeAll(state, (conversation) => {
    const isGone = ids !== null && conversation.otherUser !== null && !ids.has(conversation.id);
    // Those of which the frames came after the request are in the next one, which has room for them.
    const isLeftOut = isUnlisted(conversation) && !state.list.isRequested;
    if (!isGone && !isLeftOut) return conversation;
    return { ...conversation, load: { ...conversation.load, isRequested: true } };
  });
  return {
    ...next,
    list: {
      ...next.list,
      isInFlight: false,
      hasFailed: false,
      isMoreRequested: next.list.isMoreRequested && !isComplete,
      pages,
      isComplete,
    },
  };
}

/** Applies a conversation with all its messages (RT13, RT38, RT61, RT62). */
export function applyConversation(
  state: LiveState,
  wire: Conversation,
  messages: readonly ConfirmedMessage[],
  requestedAt: RequestedAt,
): LiveState {
  const { me } = state;
  if (me === null) return state;
  const before = conversationIn(state, wire.id);
  const isFresh = state.connection.kind === 'open' && requestedAt.gap === state.gap;
  const merged = withHistory(withFacts(before, wire), messages, me, requestedAt);
  // The list was requested on a later connection than this response, or contains a message that is newer.
  const isBehind =
    !isFresh &&
    (requestedAt.gap < before.listGap || (newestTime(merged) ?? 0) > (lastMessageIn(merged.messages)?.createdAt ?? 0));
  const isUncounted = ({ id, createdAt }: ConfirmedMessage) =>
    createdAt > before.coveredUpTo && !containsMessage(before.messages, id);
  const own = unreadIn(merged, me);
  const unread = isBehind ? before.unread + own.filter(isUncounted).length : own.length;
  const next = putConversation(withoutMissing(state, wire.id), {
    ...(isConclusive(state, requestedAt) ? deliver(merged, 'missing') : merged),
    unread,
    history: isFresh ? 'fresh' : 'stale',
    load: { ...before.load, isInFlight: false, hasFailed: false },
  });
  const counted = unread === before.unread ? next : requestCounts(next);
  // Frames have confirmed none of these, whether the history contains them or not. A history that was requested before
  // they were late says nothing of them; another one follows it (RT63).
  const isLate = !before.load.isRequested && before.temps.some(({ lateOn }) => lateOn === state.gap);
  return isLate ? castDoubt(counted, 'unconfirmed') : counted;
}

function withHistory(
  conversation: ConversationState,
  received: readonly ConfirmedMessage[],
  me: string,
  requestedAt: RequestedAt,
): ConversationState {
  const { assumedRead, earlyReads } = conversation;
  const isAuthoritative = requestedAt.event >= assumedRead.event && assumedRead.ids.size > 0;
  const own = isAuthoritative
    ? markMessages(conversation.messages, assumedRead.ids.keys(), false)
    : conversation.messages;
  const messages = markMessages(mergeMessages(own, received), earlyReads.keys(), true);
  return pruneReplacedTemps({
    ...confirmStored(conversation, own, messages, me),
    messages,
    assumedRead: isAuthoritative ? { ids: new Map(), event: 0 } : assumedRead,
    earlyReads: withoutKeys(
      earlyReads,
      [...earlyReads.keys()].filter((id) => containsMessage(messages, id)),
    ),
    coveredUpTo: received.reduce((latest, { createdAt }) => Math.max(latest, createdAt), conversation.coveredUpTo),
  });
}

/** Removes the temporary messages that the own ones among new messages confirm (RT38). */
function confirmStored(
  conversation: ConversationState,
  before: MessageHistory,
  after: MessageHistory,
  me: string,
): ConversationState {
  if (conversation.temps.length === 0) return conversation;
  return messagesIn(after)
    .filter(({ id, senderId }) => senderId === me && !containsMessage(before, id))
    .reduce((next, message) => removeConfirmedTemp(next, message, false), conversation);
}

/** Applies the properties that both kinds of snapshot contain. The newer last message stays. */
function withFacts(conversation: ConversationState, wire: Conversation): ConversationState {
  const lastMessage = wire.last_message === null ? null : toLastMessage(wire.last_message);
  const isNewer = lastMessage !== null && lastMessage.createdAt >= (newestTime(conversation) ?? 0);
  return {
    ...conversation,
    otherUser: wire.other_user,
    lastMessage: isNewer ? lastMessage : conversation.lastMessage,
    updatedAt: Math.max(conversation.updatedAt, parseTimestamp(wire.updated_at)),
  };
}

function toLastMessage({ content, created_at, sender_id }: LastMessage): LastMessageState {
  return { content, createdAt: parseTimestamp(created_at), senderId: sender_id };
}

/**
 * Applies a failed request of a conversation.
 * @param isMissing whether the server returned 404 (RT64, RT65)
 */
export function failConversation(state: LiveState, id: ConversationId, isMissing: boolean): LiveState {
  const failed = changeConversation(state, id, (conversation) => ({
    ...(isMissing ? deliver(conversation, 'conversationMissing') : conversation),
    load: isMissing ? NOT_LOADING : { isRequested: true, isInFlight: false, hasFailed: true },
  }));
  if (!isMissing) return failed;
  // Unsent messages stay, so that they can be copied.
  const left = failed.conversations.get(id)?.temps.length === 0 ? removeConversation(failed, id) : failed;
  return { ...withoutTyping(left, [id]), missing: withEntry(failed.missing, id, true) };
}

function withoutMissing(state: LiveState, id: ConversationId): LiveState {
  const missing = withoutKeys(state.missing, [id]);
  return missing === state.missing ? state : { ...state, missing };
}

// What makes data outdated: a connection that opens or is lost, a page that is shown again, a chat that is opened, the
// poll and a refresh.

/** Allows failed requests to be retried (RT65). */
function retryFailed(state: LiveState): LiveState {
  const retry = <Load extends LoadState>(load: Load): Load => (load.hasFailed ? { ...load, hasFailed: false } : load);
  const next = changeAll(state, (conversation) => {
    const load = retry(conversation.load);
    if (load === conversation.load && !conversation.isReadBlocked) return conversation;
    return { ...conversation, load, isReadBlocked: false };
  });
  return { ...next, list: retry(state.list), counts: retry(state.counts) };
}

function requestConversation(state: LiveState, id: ConversationId | null): LiveState {
  if (id === null) return state;
  return changeConversation(state, id, (conversation) => ({
    ...conversation,
    load: { ...conversation.load, isRequested: true, hasFailed: false },
  }));
}

/** Requests everything that is visible (RT60). */
export function requestAll(state: LiveState): LiveState {
  return requestConversation(requestList(requestCounts(retryFailed(state))), state.openId);
}

/** Applies a new connection state. Only opening, loss and the end of all attempts have further effects. */
export function changeConnection(state: LiveState, connection: ConnectionState): LiveState {
  if (connection.kind === 'open') return connect({ ...state, connection });
  if (isSame(state.connection, connection)) return state;
  const lost = { ...(wasOpenOrFailed(state.connection) ? disconnect(state, connection) : state), connection };
  return connection.kind === 'failed' ? failWaiting(lost) : lost;
}

const isSame = (a: ConnectionState, b: ConnectionState) => JSON.stringify(a) === JSON.stringify(b);

/** Whether a change from this state to another one is a loss, or the start of a new series of attempts. */
const wasOpenOrFailed = ({ kind }: ConnectionState) => kind === 'open' || kind === 'failed';

/** Requests everything visible, because only the server knows the events of the gap (RT60). */
function connect(state: LiveState): LiveState {
  return requestDoubtedHistories(requestAll({ ...state, gap: state.gap + 1 }));
}

/** Marks everything as having a gap (RT53, RT61, RT84). */
function disconnect(state: LiveState, connection: ConnectionState): LiveState {
  // An open socket that is replaced by a new attempt was not closed by anybody: the app took it for lost (RT90).
  const isSilent = state.connection.kind === 'open' && connection.kind === 'connecting';
  const next = {
    ...state,
    doubt: null,
    gap: state.gap + 1,
    losses: state.losses + 1,
    presence: initialState.presence,
    typing: initialState.typing,
  } as const;
  return changeAll(next, (conversation) =>
    loseSocket(staleAfterGap(dropSocketReports(conversation)), state.gap, isSilent),
  );
}

function staleAfterGap(conversation: ConversationState): ConversationState {
  return conversation.history === 'fresh' ? { ...conversation, history: 'stale' } : conversation;
}

/** Sets the visible chat; null for none (RT50, RT52). */
export function openChat(state: LiveState, id: ConversationId | null): LiveState {
  const next = activateList({ ...state, openId: id });
  if (id === null) return next;
  const conversation = conversationIn(next, id);
  const isRequested = conversation.load.isRequested || conversation.history !== 'fresh';
  return putConversation(withoutMissing(next, id), {
    ...conversation,
    isReadBlocked: false,
    load: { ...conversation.load, isRequested, hasFailed: false },
  });
}

/** The list is shown from now on: requests its first page. Later pages are requested on demand (RT66). */
export function activateList(state: LiveState): LiveState {
  const { list } = state;
  if (list.isActive) return state;
  return { ...state, list: { ...list, isActive: true, isRequested: true } };
}

/** Requests the next page, or the first again if it failed (RT66). */
export function requestMore(state: LiveState): LiveState {
  const needed = activateList(state);
  const { list } = needed;
  const isMoreRequested = list.isMoreRequested || (list.pages > 0 && !list.isComplete);
  return { ...needed, list: { ...list, isMoreRequested, hasFailed: false } };
}

/** Sets whether the page is visible (RT50, RT74). */
export function changeVisibility(state: LiveState, isVisible: boolean): LiveState {
  if (state.isVisible === isVisible) return state;
  const next = { ...state, isVisible };
  return isVisible && state.openId !== null ? unblockReads(next, state.openId) : next;
}

/** Requests the counters and allows failed requests to be retried (RT65, RT74). */
export function poll(state: LiveState): LiveState {
  return requestCounts(retryFailed(state));
}
