import type {
  Conversation,
  ConversationId,
  ConversationWithMessages,
  LastMessage,
} from '../api/generated/model/index.ts';
import { parseTimestamp } from '../lib/timestamp.ts';
import { attendedId, changeAll, changeConversation, conversationIn, putConversation } from './changeConversation.ts';
import { takeTempFor, withoutOldTaken } from './confirmOwn.ts';
import {
  type ConfirmedMessage,
  type ConversationState,
  type LastMessageState,
  newestTime,
  NOT_LOADING,
  unreadIn,
} from './conversationState.ts';
import { wantCounts } from './counters.ts';
import type { AskedAt, LiveState } from './liveState.ts';
import { mergeMessages, toConfirmed } from './mergeMessages.ts';

/** One page of the list arrived (RT62). */
export function takeConversations(state: LiveState, page: readonly Conversation[], asked: AskedAt): LiveState {
  return page.reduce((next, conversation) => takeListed(next, conversation, asked), state);
}

function takeListed(state: LiveState, wire: Conversation, asked: AskedAt): LiveState {
  const { me } = state;
  if (me === null) return state;
  const before = conversationIn(state, wire.id);
  const known = withFacts(before, wire);
  const last = wire.last_message === null ? 0 : parseTimestamp(wire.last_message.created_at);
  const newest = before.messages.at(-1)?.createdAt ?? 0;
  const isUndisturbed = before.readEvent <= asked.event && before.asked.size === 0;
  const expected = unreadIn(before, me).length;
  // A newer message than the history's newest, or another count: a frame is still on its way, or was lost.
  const hasGap =
    before.history === 'fresh' &&
    (last > newest || (isUndisturbed && last === newest && wire.unread_count !== expected));
  const history = hasGap ? 'stale' : before.history;
  const isOpen = state.openId === wire.id;
  const isWanted = before.load.isWanted || (isOpen && history === 'stale' && (hasGap || last > newest));
  const newer = unreadIn(before, me).filter(({ createdAt }) => createdAt > last).length;
  const isCounted = history !== 'fresh' && attendedId(state) !== wire.id && before.asked.size === 0;
  const unread = isCounted ? wire.unread_count + newer : before.unread;
  const next = putConversation(withoutMissing(state, wire.id), {
    ...known,
    history,
    unread,
    coveredUpTo: Math.max(before.coveredUpTo, last),
    load: isWanted === before.load.isWanted ? before.load : { ...before.load, isWanted },
  });
  const isAmbiguous = isCounted && !isUndisturbed;
  const listed = isAmbiguous ? { ...next, list: { ...next.list, isWanted: true } } : next;
  return before.otherUser !== null && unread !== before.unread ? wantCounts(listed) : listed;
}

/** The whole list was read: who is not in it any more has to be asked for (RT64); who nobody knows, too (RT24). */
export function settleList(
  state: LiveState,
  { pages, isComplete, ids }: { pages: number; isComplete: boolean; ids: ReadonlySet<ConversationId> | null },
): LiveState {
  const next = changeAll(state, (conversation) => {
    const isGone = ids !== null && conversation.otherUser !== null && !ids.has(conversation.id);
    const isUnknown = conversation.otherUser === null && conversation.messages.length > 0;
    if (!isGone && !isUnknown) return conversation;
    return { ...conversation, load: { ...conversation.load, isWanted: true } };
  });
  return {
    ...next,
    list: { ...next.list, isUnderWay: false, hasFailed: false, isMoreWanted: false, pages, isComplete },
  };
}

/** A conversation arrived with all its messages (RT13, RT38, RT61). */
export function takeConversation(state: LiveState, wire: ConversationWithMessages, asked: AskedAt): LiveState {
  const { me } = state;
  if (me === null) return state;
  const before = conversationIn(state, wire.id);
  const isFresh = state.link === 'open' && asked.gap === state.gap;
  const merged = withHistory(withFacts(before, wire), wire.messages.map(toConfirmed), me, asked);
  const unread = unreadIn(merged, me).length;
  const next = putConversation(withoutMissing(state, wire.id), {
    ...merged,
    unread,
    history: isFresh ? 'fresh' : 'stale',
    load: { ...before.load, isUnderWay: false, hasFailed: false },
  });
  return unread === before.unread ? next : wantCounts(next);
}

function withHistory(
  conversation: ConversationState,
  told: readonly ConfirmedMessage[],
  me: string,
  asked: AskedAt,
): ConversationState {
  const { assumedRead, readAhead } = conversation;
  const knowsBetter = asked.event >= assumedRead.event && assumedRead.ids.size > 0;
  const own = knowsBetter ? withoutAssumptions(conversation) : conversation.messages;
  const ahead = told.map((message) => (readAhead.has(message.id) ? { ...message, isRead: true } : message));
  const messages = mergeMessages(own, ahead);
  const known = new Set(own.map(({ id }) => id));
  const confirmed = messages
    .filter(({ id, senderId }) => senderId === me && !known.has(id))
    .reduce((next, message) => takeTempFor(next, message, false), conversation);
  const arrived = new Set(told.map(({ id }) => id));
  return withoutOldTaken({
    ...confirmed,
    messages,
    assumedRead: knowsBetter ? { ids: new Set(), event: 0 } : assumedRead,
    readAhead: new Set([...readAhead].filter((id) => !arrived.has(id))),
    coveredUpTo: told.reduce((latest, { createdAt }) => Math.max(latest, createdAt), conversation.coveredUpTo),
  });
}

function withoutAssumptions({ messages, assumedRead }: ConversationState): readonly ConfirmedMessage[] {
  return messages.map((message) => (assumedRead.ids.has(message.id) ? { ...message, isRead: false } : message));
}

/** What both snapshots say of a conversation itself. The newer last message holds. */
function withFacts(conversation: ConversationState, wire: Conversation): ConversationState {
  const told = wire.last_message === null ? null : toLast(wire.last_message);
  const isNewer = told !== null && told.createdAt >= (newestTime(conversation) ?? 0);
  return {
    ...conversation,
    otherUser: wire.other_user,
    lastMessage: isNewer ? told : conversation.lastMessage,
    updatedAt: Math.max(conversation.updatedAt, parseTimestamp(wire.updated_at)),
  };
}

function toLast({ content, created_at, sender_id }: LastMessage): LastMessageState {
  return { content, createdAt: parseTimestamp(created_at), senderId: sender_id };
}

/** A conversation did not arrive, or is not there any more (RT64, RT65). */
export function missConversation(state: LiveState, id: ConversationId, isMissing: boolean): LiveState {
  const failed = changeConversation(state, id, (conversation) => ({
    ...conversation,
    temps: isMissing
      ? conversation.temps.map((temp) => ({ ...temp, status: 'failed', path: null }))
      : conversation.temps,
    load: isMissing ? NOT_LOADING : { isWanted: true, isUnderWay: false, hasFailed: true },
  }));
  if (!isMissing) return failed;
  const conversations = new Map(failed.conversations);
  // What the person wrote stays, so that it can be copied.
  if (failed.conversations.get(id)?.temps.length === 0) conversations.delete(id);
  return { ...failed, conversations, missing: new Set([...failed.missing, id]) };
}

function withoutMissing(state: LiveState, id: ConversationId): LiveState {
  if (!state.missing.has(id)) return state;
  return { ...state, missing: new Set([...state.missing].filter((other) => other !== id)) };
}
