import type { ConversationId, Message } from '../api/generated/model/index.ts';
import { changeAll, changeConversation, conversationIn, putConversation } from './changeConversation.ts';
import { confirmByRest, sendPoint, tempNumber, withoutOldTaken } from './confirmOwn.ts';
import { type ConversationState, isKnown, type TempMessage } from './conversationState.ts';
import { withLastMessage } from './hearMessage.ts';
import type { KeptTemps, LiveState } from './liveState.ts';
import { toConfirmed } from './mergeMessages.ts';

/** The person sends a text (RT30). With the attempts used up it has failed at once (RT34). */
export function writeTemp(state: LiveState, id: ConversationId, text: string, at: number): LiveState {
  const content = text.trim();
  if (content === '') return state;
  const conversation = conversationIn(state, id);
  const temp: TempMessage = {
    id: `temp-${state.nextTemp}`,
    content,
    createdAt: at,
    status: state.link === 'failed' ? 'failed' : 'queued',
    path: null,
    since: null,
  };
  const next = putConversation(state, withHistoryWanted({ ...conversation, temps: [...conversation.temps, temp] }));
  return { ...next, nextTemp: state.nextTemp + 1 };
}

/** A message waits until something is known of its conversation (RT36). */
function withHistoryWanted(conversation: ConversationState): ConversationState {
  return isKnown(conversation) ? conversation : withWanted(conversation);
}

function withWanted(conversation: ConversationState): ConversationState {
  return { ...conversation, load: { ...conversation.load, isWanted: true } };
}

/** Changes one temp; nothing happens when it is gone, or `change` answers null. */
function changeTemp(
  state: LiveState,
  id: ConversationId,
  tempId: string,
  change: (temp: TempMessage, conversation: ConversationState) => TempMessage | null,
): LiveState {
  return changeConversation(state, id, (conversation) => {
    const temp = conversation.temps.find((other) => other.id === tempId);
    const changed = temp === undefined ? null : change(temp, conversation);
    if (temp === undefined || changed === null) return conversation;
    const temps = conversation.temps.map((other) => (other === temp ? changed : other));
    return withoutOldTaken({ ...conversation, temps });
  });
}

/** It leaves: from now on the server may have it (RT36, RT42). */
export function transmitTemp(state: LiveState, id: ConversationId, tempId: string, path: 'socket' | 'rest'): LiveState {
  return changeTemp(state, id, tempId, (temp, conversation) => ({
    ...temp,
    status: 'sending',
    path,
    since: temp.since ?? sendPoint(conversation),
  }));
}

/** The socket did not take it after all. */
export function requeueTemp(state: LiveState, id: ConversationId, tempId: string): LiveState {
  return changeTemp(state, id, tempId, (temp) => ({ ...temp, status: 'queued', path: null, since: null }));
}

/** Nothing confirmed it in time: it failed, and the conversation is asked whether it has it (RT33). */
export function failOverdue(state: LiveState, id: ConversationId, tempId: string): LiveState {
  const next = changeTemp(state, id, tempId, (temp) =>
    temp.path === 'socket' ? { ...temp, status: 'failed', path: null } : null,
  );
  return next === state ? state : changeConversation(next, id, withWanted);
}

/** The attempts to connect are used up: what waits has failed (RT34). */
export function failQueued(state: LiveState): LiveState {
  return changeAll(state, (conversation) => {
    if (!conversation.temps.some(({ status }) => status === 'queued')) return conversation;
    const fail = (temp: TempMessage): TempMessage => (temp.status === 'queued' ? { ...temp, status: 'failed' } : temp);
    return { ...conversation, temps: conversation.temps.map(fail) };
  });
}

/** The person sends a failed message again: by REST from now on (RT39). */
export function beginResend(state: LiveState, id: ConversationId, tempId: string): LiveState {
  return changeTemp(state, id, tempId, (temp) =>
    temp.status === 'failed' ? { ...temp, status: 'sending', path: 'rest' } : null,
  );
}

/** The answer to a POST (RT35, RT39). */
export function takeSent(state: LiveState, id: ConversationId, tempId: string, wire: Message): LiveState {
  return changeConversation(state, id, (conversation) => {
    const message = toConfirmed(wire);
    const isRead = message.isRead || conversation.readAhead.has(message.id);
    return withLastMessage(confirmByRest(conversation, tempId, { ...message, isRead }), message);
  });
}

/** The POST, or what had to come before it, failed; it may have arrived all the same (RT33). */
export function failSent(state: LiveState, id: ConversationId, tempId: string): LiveState {
  const next = changeTemp(state, id, tempId, (temp) =>
    temp.path === 'rest' ? { ...temp, status: 'failed', path: null } : null,
  );
  return next === state ? state : changeConversation(next, id, withWanted);
}

/** Only what is not on its way can be taken away (RT40). */
export function discardTemp(state: LiveState, id: ConversationId, tempId: string): LiveState {
  return changeConversation(state, id, (conversation) => ({
    ...conversation,
    temps: conversation.temps.filter((temp) => temp.id !== tempId || temp.status === 'sending'),
  }));
}

/** What was kept over a reload. What had left is never sent again by itself (RT42). */
export function restoreTemps(state: LiveState, kept: readonly KeptTemps[]): LiveState {
  const restore = (temp: TempMessage): TempMessage => ({
    ...temp,
    status: temp.since === null && temp.status === 'queued' ? 'queued' : 'failed',
    path: null,
  });
  const restored = kept.reduce(
    (next, { conversationId, temps }) =>
      putConversation(next, withHistoryWanted({ ...conversationIn(next, conversationId), temps: temps.map(restore) })),
    state,
  );
  const numbers = kept.flatMap(({ temps }) => temps.map(({ id }) => tempNumber(id)));
  return { ...restored, nextTemp: Math.max(state.nextTemp, ...numbers.map((number) => number + 1)) };
}
