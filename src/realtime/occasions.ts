import type { ConversationId } from '../api/generated/model/index.ts';
import { changeAll, changeConversation, conversationIn, putConversation } from './changeConversation.ts';
import type { ConversationState, LoadState } from './conversationState.ts';
import { wantCounts } from './counters.ts';
import { wantList } from './hearMessage.ts';
import type { LiveState } from './liveState.ts';
import { failQueued } from './ownMessages.ts';
import { forgetSocketReports, unblockReads } from './readReports.ts';

/** What failed may be tried again (RT65). */
function retryFailed(state: LiveState): LiveState {
  const retry = <Load extends LoadState>(load: Load): Load => (load.hasFailed ? { ...load, hasFailed: false } : load);
  const next = changeAll(state, (conversation) => {
    const load = retry(conversation.load);
    if (load === conversation.load && !conversation.isReadBlocked) return conversation;
    return { ...conversation, load, isReadBlocked: false };
  });
  return { ...next, list: retry(state.list), counts: retry(state.counts) };
}

function wantConversation(state: LiveState, id: ConversationId | null): LiveState {
  if (id === null) return state;
  return changeConversation(state, id, (conversation) => ({
    ...conversation,
    load: { ...conversation.load, isWanted: true, hasFailed: false },
  }));
}

/** Everything that is on the screen is asked for again (RT60). */
export function wantAll(state: LiveState): LiveState {
  return wantConversation(wantList(wantCounts(retryFailed(state))), state.openId);
}

/** The socket is open: what happened before is only known to the server (RT60). */
export function connect(state: LiveState): LiveState {
  return wantAll({ ...state, link: 'open', gap: state.gap + 1 });
}

/** The socket is lost: from now on there is a gap in everything (RT53, RT61, RT84). */
export function disconnect(state: LiveState): LiveState {
  if (state.link === 'lost') return state;
  const next = {
    ...state,
    link: 'lost',
    gap: state.gap + 1,
    presence: { isWhole: false, users: new Map() },
    typing: new Map(),
  } as const;
  return changeAll(next, (conversation) => staleAfterGap(forgetSocketReports(conversation)));
}

function staleAfterGap(conversation: ConversationState): ConversationState {
  return conversation.history === 'fresh' ? { ...conversation, history: 'stale' } : conversation;
}

/** The attempts are used up (RT34). */
export function giveUp(state: LiveState): LiveState {
  return failQueued({ ...disconnect(state), link: 'failed' });
}

/** A chat comes onto the screen or leaves it (RT50, RT52). */
export function openChat(state: LiveState, id: ConversationId | null): LiveState {
  const next = needList({ ...state, openId: id });
  if (id === null) return next;
  const conversation = conversationIn(next, id);
  const isWanted = conversation.load.isWanted || conversation.history !== 'fresh';
  const missing = new Set(next.missing);
  missing.delete(id);
  return putConversation(
    { ...next, missing },
    { ...conversation, isReadBlocked: false, load: { ...conversation.load, isWanted, hasFailed: false } },
  );
}

/** Somebody looks at the list from now on: the first page is wanted, later ones on demand (RT66). */
export function needList(state: LiveState): LiveState {
  const { list } = state;
  if (list.isNeeded) return state;
  return { ...state, list: { ...list, isNeeded: true, isWanted: true } };
}

/** The next page, or the first again if it did not come (RT66). */
export function wantMore(state: LiveState): LiveState {
  const needed = needList(state);
  const { list } = needed;
  const isMoreWanted = list.isMoreWanted || (list.pages > 0 && !list.isComplete);
  return { ...needed, list: { ...list, isMoreWanted, hasFailed: false } };
}

/** The page came before the eyes or went away (RT50, RT74). */
export function changeVisibility(state: LiveState, isVisible: boolean): LiveState {
  if (state.isVisible === isVisible) return state;
  const next = { ...state, isVisible };
  return isVisible && state.openId !== null ? unblockReads(next, state.openId) : next;
}

/** The minute is over: the server's counters are wanted, and what failed is tried again (RT65, RT74). */
export function poll(state: LiveState): LiveState {
  return wantCounts(retryFailed(state));
}
