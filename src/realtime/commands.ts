import type { ConversationId, MessageId, UserId } from '../api/generated/model/index.ts';
import {
  isInDoubt,
  isKnown,
  isUnlisted,
  pendingConversations,
  shouldLoad,
  unreadIn,
  visibleConversationId,
} from './conversation.ts';
import { tempNumber } from './delivery.ts';
import type { ConversationState, Doubt, LiveState, TempMessage } from './types.ts';

/** Maximum number of ids in one `mark_as_read` frame (asyncapi.yaml). */
const MAX_IDS = 10_000;
/** While this many reported messages are not confirmed, the next ones wait (RT58). */
const MAX_REPORTED = 500;
/** Number of requests of single conversations at a time (RT63). */
const MAX_LOADS = 4;
/** Rule M20: number of conversations in a page of the list. */
export const PAGE_SIZE = 20;

/** A side effect that the state asks for. The engine executes it. */
export type Command =
  | {
      readonly kind: 'reportRead';
      readonly id: ConversationId;
      readonly ids: readonly MessageId[];
      readonly by: 'socket' | 'rest';
    }
  | { readonly kind: 'transmit'; readonly id: ConversationId; readonly tempId: string; readonly content: string }
  | { readonly kind: 'loadList'; readonly from: number; readonly pages: number }
  | { readonly kind: 'loadConversation'; readonly id: ConversationId }
  | { readonly kind: 'loadCounts' }
  | { readonly kind: 'reportDoubt'; readonly because: Doubt };

/**
 * Returns the side effects that this state requires, in the order of execution. Pure. The engine must dispatch an
 * action for each executed command, so that the next state no longer requires it.
 * @param isUnseen returns whether the messages of a user are not shown
 */
export function pendingCommands(state: LiveState, isUnseen = (_userId: UserId) => false): readonly Command[] {
  if (state.me === null) return [];
  const commands = [...readCommands(state, isUnseen), ...messageCommands(state), ...loadCommands(state)];
  // The socket is not lost before the snapshot that casts the doubt has led to its other commands.
  return state.doubt === null ? commands : [...commands, { kind: 'reportDoubt', because: state.doubt }];
}

/** RT50, RT51, RT57: reports the unread messages of the visible conversation, over the socket or over REST. */
function readCommands(state: LiveState, isUnseen: (userId: UserId) => boolean): Command[] {
  const conversation = state.conversations.get(visibleConversationId(state) ?? '');
  if (conversation === undefined || state.me === null || conversation.isReadBlocked) return [];
  if (isUnseen(conversation.otherUser?.id ?? '')) return [];
  // With an open socket the history will be fetched soon, so the report waits for it. Without a socket nothing better
  // will come.
  const isWhole =
    state.connection.kind === 'open' ? conversation.history === 'fresh' : conversation.history !== 'unknown';
  const mayReport = isWhole && conversation.reportedReads.size < MAX_REPORTED;
  const ids = mayReport ? unreadIn(conversation, state.me).map(({ id }) => id) : [];
  if (ids.length === 0) return [];
  return [
    {
      kind: 'reportRead',
      id: conversation.id,
      ids: ids.slice(0, MAX_IDS),
      by: state.connection.kind === 'open' ? 'socket' : 'rest',
    },
  ];
}

/**
 * Returns the queued messages that may be sent now. A message in doubt blocks every newer one, because resending it
 * later would change the order (RT41).
 */
function sendableTemps(temps: readonly TempMessage[]): readonly TempMessage[] {
  const doubted = temps.findIndex(isInDoubt);
  return temps.slice(0, doubted < 0 ? temps.length : doubted).filter(({ delivery }) => delivery === 'queued');
}

/** RT31, RT32, RT36: queued messages are sent while the socket is open, in the order in which they were written. */
function messageCommands(state: LiveState): Command[] {
  if (state.connection.kind !== 'open') return [];
  return pendingConversations(state)
    .filter(isKnown)
    .flatMap(({ id, temps }) =>
      sendableTemps(temps).map(({ id: tempId, content }) => ({ kind: 'transmit', id, tempId, content }) as const),
    )
    .sort((a, b) => tempNumber(a.tempId) - tempNumber(b.tempId));
}

/** RT63: at most one request of each kind is in flight. */
function loadCommands(state: LiveState): Command[] {
  const { list, counts } = state;
  const commands: Command[] = [];
  if (shouldLoad(counts)) commands.push({ kind: 'loadCounts' });
  if (shouldLoad(list)) commands.push({ kind: 'loadList', from: 0, pages: pagesToLoad(state) });
  else if (shouldLoad({ ...list, isRequested: list.isMoreRequested }))
    commands.push({ kind: 'loadList', from: list.pages, pages: list.pages + 1 });
  return [...commands, ...conversationCommands(state)];
}

/**
 * RT24: the list is loaded as far as the oldest message of a conversation that is not listed yet. It is sorted by the
 * newest message.
 */
function pagesToLoad({ list, conversations }: LiveState): number {
  const all = [...conversations.values()];
  const oldest = all.filter(isUnlisted).reduce((time, { updatedAt }) => Math.min(time, updatedAt), Infinity);
  const wanted = all.filter(({ updatedAt }) => updatedAt >= oldest).length;
  return Math.max(1, list.pages + Number(list.isMoreRequested), Math.ceil(wanted / PAGE_SIZE));
}

/** RT63: the open conversation and those with own messages are fetched at once, of the others a few at a time. */
function conversationCommands(state: LiveState): Command[] {
  const pending = pendingConversations(state);
  let free = MAX_LOADS - pending.filter(({ load }) => load.isInFlight).length;
  const isNext = ({ id, temps }: ConversationState) => id === state.openId || temps.length > 0 || (free -= 1) >= 0;
  return pending
    .filter((conversation) => shouldLoad(conversation.load) && isNext(conversation))
    .map(({ id }) => ({ kind: 'loadConversation', id }));
}
