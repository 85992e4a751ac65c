import {
  type ConfirmedMessage,
  type ConversationState,
  newestTime,
  type SendPoint,
  type TempMessage,
} from './conversationState.ts';
import { holds, insertMessage } from './mergeMessages.ts';

/** What is known of a conversation at the moment when a message leaves (RT36). */
export function sendPoint(conversation: ConversationState): SendPoint {
  const at = newestTime(conversation);
  const ids = conversation.messages.filter(({ createdAt }) => createdAt === at).map(({ id }) => id);
  return { at, ids, isExact: at === null || ids.length > 0 };
}

/** Whether a stored message can be one that left at `since`: it is newer than all that was known then (RT36). */
function isAfter(message: ConfirmedMessage, { at, ids, isExact }: SendPoint, isLive: boolean): boolean {
  if (ids.includes(message.id)) return false;
  return at === null || message.createdAt > at || (message.createdAt === at && (isExact || isLive));
}

/**
 * Takes in a message of mine that a frame told of: it replaces the oldest temp with the same text that has left
 * (RT35), whether that counts as failed or not (decision M7), or is simply new (RT37). One that is known changes nothing.
 */
export function confirmOwn(conversation: ConversationState, message: ConfirmedMessage): ConversationState {
  if (holds(conversation.messages, message.id)) return conversation;
  return {
    ...takeTempFor(conversation, message, true),
    messages: insertMessage(conversation.messages, message),
  };
}

/**
 * Removes the temp that a message of mine confirms, if there is one. `isLive` tells a frame from a snapshot.
 * Equal texts stand for each other: the oldest goes, and the others keep the send points that allow the most.
 */
export function takeTempFor(
  conversation: ConversationState,
  message: ConfirmedMessage,
  isLive: boolean,
): ConversationState {
  const text = message.content.trim();
  const twins = conversation.temps.filter(({ content, since }) => since !== null && content === text);
  const used = twins.findLastIndex(({ since }) => since !== null && isAfter(message, since, isLive));
  const [oldest, ...others] = twins;
  if (used < 0 || oldest === undefined) return conversation;
  const points = twins.map(({ since }) => since).toSpliced(used, 1);
  const kept = new Map(others.map((temp, index) => [temp.id, { ...temp, since: points[index] ?? null }]));
  const rest = conversation.temps.filter((temp) => temp !== oldest).map((temp) => kept.get(temp.id) ?? temp);
  const temps = withoutTwin(rest, message);
  const isByRest = others.some(({ path }) => path === 'rest');
  const taken = isByRest ? new Map([...conversation.taken, [message.id, oldest]]) : conversation.taken;
  return { ...conversation, temps, taken };
}

/** A message that confirmed one temp confirms no equal one, not even after a reload, when nobody knows it any more. */
function withoutTwin(temps: readonly TempMessage[], { id, content }: ConfirmedMessage): readonly TempMessage[] {
  return temps.map((temp) =>
    temp.since === null || temp.content !== content.trim()
      ? temp
      : { ...temp, since: { ...temp.since, ids: [...temp.since.ids, id] } },
  );
}

/**
 * Takes in the answer to a POST, which names its temp for certain. When frames came first, equal texts may have taken
 * each other's place: a temp that was taken in its stead comes back, and one whose place was taken goes on (RT35).
 */
export function confirmByRest(
  conversation: ConversationState,
  tempId: string,
  message: ConfirmedMessage,
): ConversationState {
  const own = conversation.temps.find(({ id }) => id === tempId);
  if (own === undefined) return confirmOwn(conversation, message);
  const others = conversation.temps.filter((temp) => temp !== own);
  if (!holds(conversation.messages, message.id)) {
    const messages = insertMessage(conversation.messages, message);
    return withoutOldTaken({ ...conversation, temps: withoutTwin(others, message), messages });
  }
  const mistaken = conversation.taken.get(message.id);
  const back = mistaken === undefined ? [] : [{ ...mistaken, since: own.since }];
  return withoutOldTaken({ ...conversation, temps: [...others, ...back].sort(byNumber) });
}

/** What was taken is remembered only as long as a POST is under way. */
export function withoutOldTaken(conversation: ConversationState): ConversationState {
  const isNeeded = conversation.temps.some(({ path }) => path === 'rest');
  return isNeeded || conversation.taken.size === 0 ? conversation : { ...conversation, taken: new Map() };
}

export const tempNumber = (id: string) => Number(id.slice('temp-'.length));

const byNumber = (a: TempMessage, b: TempMessage) => tempNumber(a.id) - tempNumber(b.id);
