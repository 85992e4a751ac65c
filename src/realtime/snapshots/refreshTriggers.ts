import type { ConversationId } from '../../api/generated/model/index.ts';
import { changeAll, changeConversation, conversationIn, putConversation } from '../changeConversation.ts';
import { requestCounts } from './counters.ts';
import { loseSocket, requestDoubtedHistories } from '../own/inDoubt.ts';
import { requestList } from '../frames/receiveMessage.ts';
import { failWaiting } from '../own/ownMessages.ts';
import { dropSocketReports, unblockReads } from './readReports.ts';
import type { ConnectionState, ConversationState, LiveState, LoadState } from '../types.ts';

// What makes data outdated, as steps of the reducer: a connection that opens or is lost, a page that is shown again, a chat
// that is opened, the poll and a refresh.

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
    presence: { isWhole: false, users: new Map() },
    typing: new Map(),
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
  const missing = new Set(next.missing);
  missing.delete(id);
  return putConversation(
    { ...next, missing },
    { ...conversation, isReadBlocked: false, load: { ...conversation.load, isRequested, hasFailed: false } },
  );
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
