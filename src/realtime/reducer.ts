import { changeConversation } from './conversation.ts';
import { beginNotificationChange, endNotificationChange, applyCounts, requestCounts } from './counters.ts';
import { receiveFrame } from './receive.ts';
import { initialState } from './store.ts';
import {
  changeConnection,
  changeVisibility,
  activateList,
  openChat,
  poll,
  requestAll,
  requestMore,
  failConversation,
  completeList,
  applyConversation,
  applyConversations,
} from './snapshots.ts';
import {
  adoptTemps,
  failDoubted,
  settleLoss,
  deliverTemp,
  verifyUnconfirmed,
  applySentByRest,
  writeTemp,
} from './ownMessages.ts';
import { expireTyping } from './presence.ts';
import { markReportedRead, confirmRead, failRead } from './reading.ts';
import type { LiveAction, LiveState } from './types.ts';

/**
 * The reducer of the live layer: pure, and defined for every action in every state. Returns the same object when
 * nothing changes.
 */
export function reduce(state: LiveState, action: LiveAction): LiveState {
  if (action.type === 'reset') return resetState(state, action);
  return state.me === null ? reduceLoggedOut(state, action) : reduceLoggedIn(state, action);
}

/** Resets the state for another user, or for nobody. Only what is visible is carried over. */
function resetState(before: LiveState, { me }: LiveAction & { type: 'reset' }): LiveState {
  const empty = { ...initialState, me, isVisible: before.isVisible };
  if (me === null) return empty;
  const own = requestCounts(empty);
  // What was shown before the login is carried over; the state of another user is not (RT43).
  if (before.me !== null || !before.list.isActive) return own;
  return openChat(own, before.openId);
}

/** Before a login only the visible conversation and the page's visibility are recorded. */
function reduceLoggedOut(state: LiveState, action: LiveAction): LiveState {
  if (action.type === 'visibility') return changeVisibility(state, action.isVisible);
  if (action.type === 'connectionChanged') return { ...state, connection: action.connection };
  if (action.type === 'opened') return activateList({ ...state, openId: action.id });
  return action.type === 'moreRequested' ? activateList(state) : state;
}

function reduceLoggedIn(state: LiveState, action: Exclude<LiveAction, { type: 'reset' }>): LiveState {
  switch (action.type) {
    case 'frame': {
      const numbered = { ...state, event: state.event + 1 };
      const next = receiveFrame(numbered, action.frame, action.at);
      return next === numbered ? state : next;
    }
    case 'connectionChanged':
      return changeConnection(state, action.connection);

    case 'opened':
      return openChat(state, action.id);
    case 'visibility':
      return changeVisibility(state, action.isVisible);
    case 'moreRequested':
      return requestMore(state);
    case 'refreshRequested':
      return requestAll(activateList(state));
    case 'polled':
      return poll(state);
    case 'doubtReported':
      return state.doubt === null ? state : { ...state, doubt: null };

    case 'listRequested':
      return {
        ...state,
        // The request contains the next page if that was requested; one that is requested from now on comes after it.
        list: {
          ...state.list,
          isRequested: state.list.isRequested && action.from > 0,
          isMoreRequested: false,
          isInFlight: true,
        },
      };
    case 'conversationsLoaded':
      return applyConversations(state, action.conversations, action.requestedAt);
    case 'listSettled':
      return completeList(state, action);
    case 'listFailed':
      return { ...state, list: { ...state.list, isRequested: true, isInFlight: false, hasFailed: true } };
    case 'conversationRequested':
      return changeConversation(state, action.id, (conversation) => ({
        ...conversation,
        load: { isRequested: false, isInFlight: true, hasFailed: false },
      }));
    case 'conversationLoaded':
      return applyConversation(state, action.conversation, action.messages, action.requestedAt);
    case 'conversationFailed':
      return failConversation(state, action.id, action.isMissing);
    case 'countsRequested':
      return {
        ...state,
        counts: { ...state.counts, isRequested: false, isInFlight: true, isStale: false },
      };
    case 'countsLoaded':
      return applyCounts(state, action);
    case 'countsFailed':
      return { ...state, counts: { ...state.counts, isRequested: true, isInFlight: false, hasFailed: true } };

    case 'readReported':
      return markReportedRead(state, action.id, action.ids, action.by);
    case 'readConfirmed':
      return confirmRead(state, action.id, action.ids);
    case 'readFailed':
      return failRead(state, action.id, action.ids);

    case 'sendText':
      return writeTemp(state, action.id, action.text, action.at);
    case 'delivery':
      return deliverTemp(state, action);
    case 'unconfirmed':
      return verifyUnconfirmed(state, action.id, action.tempId, action.gap);
    case 'lossSettled':
      return settleLoss(state, action.losses);
    case 'doubtOverdue':
      return failDoubted(state, action.losses);
    case 'sentByRest':
      return applySentByRest(state, action.id, action.tempId, action.message);

    case 'adopted':
      return adoptTemps(state, action.persisted);

    case 'notificationsChanging':
      return beginNotificationChange(state, action.drop);
    case 'notificationsChanged':
      return endNotificationChange(state, action.at);
    case 'typingTick':
      return expireTyping(state, action.at);
  }
}
