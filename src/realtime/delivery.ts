import { isSameText } from '../lib/text/sameText.ts';
import { newestTime } from './conversation.ts';
import { addMessage, containsMessage, newestWith } from './messageHistory.ts';
import type {
  ConfirmedMessage,
  ConversationState,
  DeliveryEvent,
  DeliveryState,
  SendBaseline,
  TempMessage,
} from './types.ts';

/**
 * The life of an own message (RT31; SPEC.md has the same table): the next state by state and event. An event that a
 * state does not list changes nothing.
 */
export const deliveries: Record<DeliveryState, Partial<Record<DeliveryEvent, DeliveryState | 'removed'>>> = {
  queued: { transmitted: 'onSocket', attemptsUsedUp: 'failed', conversationMissing: 'failed', discarded: 'removed' },
  onSocket: {
    refused: 'queued',
    overdue: 'failed',
    socketLost: 'inDoubt',
    tabClosed: 'inDoubt',
    conversationMissing: 'failed',
  },
  inDoubt: { missing: 'queued', doubtOverdue: 'failed', attemptsUsedUp: 'failed', conversationMissing: 'failed' },
  failed: { silent: 'inDoubt', resent: 'onRest', discarded: 'removed' },
  onRest: { transmitted: 'onRest', postFailed: 'failed', tabClosed: 'inDoubt', conversationMissing: 'failed' },
};

/**
 * Applies an event to the temporary messages of a conversation, or to one of them. Returns the same object when nothing
 * changes.
 */
export function deliver(conversation: ConversationState, event: DeliveryEvent, tempId?: string): ConversationState {
  const temps = conversation.temps.flatMap((temp) => {
    const next = tempId === undefined || temp.id === tempId ? deliveries[temp.delivery][event] : undefined;
    if (next === undefined) return [temp];
    return next === 'removed' ? [] : [{ ...temp, delivery: next, since: baselineAfter(event, temp, conversation) }];
  });
  const isSame =
    temps.length === conversation.temps.length && temps.every((temp, at) => temp === conversation.temps[at]);
  return isSame ? conversation : pruneReplacedTemps({ ...conversation, temps });
}

/** Returns the next baseline: set at the first transmission, null once the server certainly has no copy (RT36). */
function baselineAfter(event: DeliveryEvent, { since, writtenAfter }: TempMessage, conversation: ConversationState) {
  if (event === 'transmitted') return since ?? laterBaseline(sendBaseline(conversation), writtenAfter);
  return event === 'refused' || event === 'missing' ? null : since;
}

/** Returns what is known of a conversation at the moment when a message is sent (RT36). */
export function sendBaseline(conversation: ConversationState): SendBaseline {
  const at = newestTime(conversation);
  const ids = newestWith(conversation.messages, at).map(({ id }) => id);
  return { at, ids, isExact: at === null || ids.length > 0 };
}

/** Returns the baseline that excludes what either of two excludes. */
function laterBaseline(one: SendBaseline, other: SendBaseline | undefined): SendBaseline {
  if (other === undefined) return one;
  if (one.at === other.at)
    return { at: one.at, ids: [...new Set([...one.ids, ...other.ids])], isExact: one.isExact || other.isExact };
  return isLater(one, other) ? one : other;
}

/** Returns the messages that were sent and whose text is this one, though the server may store it differently (RT35). */
const withText = (temps: readonly TempMessage[], content: string): readonly TempMessage[] =>
  temps.filter((temp) => temp.since !== null && isSameText(temp.content, content));

const isLater = (one: SendBaseline, other: SendBaseline) => other.at === null || (one.at !== null && one.at > other.at);

/**
 * Whether a stored message can be the confirmation of a message that was sent with this baseline: it must be newer than
 * everything that was known then (RT36).
 */
function canConfirm(message: ConfirmedMessage, { at, ids, isExact }: SendBaseline, isLive: boolean): boolean {
  if (ids.includes(message.id)) return false;
  return at === null || message.createdAt > at || (message.createdAt === at && (isExact || isLive));
}

/** Whether a baseline allows no confirmation that another one of an equal text excludes. */
function excludesAsMuch(one: SendBaseline, other: SendBaseline): boolean {
  return one.at === other.at ? other.isExact || !one.isExact : isLater(one, other);
}

/**
 * Applies an own message from a frame: it replaces the oldest sent temporary message with the same text (RT35),
 * including one that is marked as failed (rule M7), or it is added as new (RT37). A known id changes nothing.
 */
export function confirmOwn(conversation: ConversationState, message: ConfirmedMessage): ConversationState {
  if (containsMessage(conversation.messages, message.id)) return conversation;
  return {
    ...removeConfirmedTemp(conversation, message, true),
    messages: addMessage(conversation.messages, message),
  };
}

/**
 * Removes the temporary message that an own stored message confirms, if there is one.
 * Messages with the same text are interchangeable. The confirmation uses up the strictest baseline that it satisfies,
 * the oldest message is removed, and the others get the remaining baselines in their order. So most confirmations
 * find a message. An older message has the stricter baseline when it was sent again after a newer one.
 * @param isLive true when the message came in a frame, false when it came in a snapshot
 */
export function removeConfirmedTemp(
  conversation: ConversationState,
  message: ConfirmedMessage,
  isLive: boolean,
): ConversationState {
  const sameText = withText(conversation.temps, message.content);
  const used = sameText.reduce((best, { since }, index) => {
    if (since === null || !canConfirm(message, since, isLive)) return best;
    const other = sameText[best]?.since ?? null;
    return other === null || excludesAsMuch(since, other) ? index : best;
  }, -1);
  const [oldest, ...others] = sameText;
  if (used < 0 || oldest === undefined) return conversation;
  const points = sameText.map(({ since }) => since).toSpliced(used, 1);
  const updated = new Map(others.map((temp, index) => [temp.id, { ...temp, since: points[index] ?? null }]));
  const rest = conversation.temps.filter((temp) => temp !== oldest).map((temp) => updated.get(temp.id) ?? temp);
  const temps = excludeFromBaselines(rest, message);
  const isByRest = others.some(({ delivery }) => delivery === 'onRest');
  const replacedTemps = isByRest
    ? new Map([...conversation.replacedTemps, [message.id, oldest]])
    : conversation.replacedTemps;
  return { ...conversation, temps, replacedTemps };
}

/**
 * Adds the id to the baselines of messages with the same text, so that one stored message never confirms two of them,
 * not even after a reload.
 */
function excludeFromBaselines(
  temps: readonly TempMessage[],
  { id, content }: ConfirmedMessage,
): readonly TempMessage[] {
  const excluded = withText(temps, content);
  return temps.map((temp) =>
    temp.since === null || !excluded.includes(temp)
      ? temp
      : { ...temp, since: { ...temp.since, ids: [...temp.since.ids, id] } },
  );
}

/**
 * Applies the response to a POST, which identifies its temporary message with certainty. If a frame came first, it may
 * have removed another message with the same text: that one is restored (RT35).
 */
export function confirmByRest(
  conversation: ConversationState,
  tempId: string,
  message: ConfirmedMessage,
): ConversationState {
  const own = conversation.temps.find(({ id }) => id === tempId);
  if (own === undefined) return confirmOwn(conversation, message);
  const others = conversation.temps.filter((temp) => temp !== own);
  if (!containsMessage(conversation.messages, message.id)) {
    const messages = addMessage(conversation.messages, message);
    return pruneReplacedTemps({ ...conversation, temps: excludeFromBaselines(others, message), messages });
  }
  const wronglyReplaced = conversation.replacedTemps.get(message.id);
  const back = wronglyReplaced === undefined ? [] : [{ ...wronglyReplaced, since: own.since }];
  return pruneReplacedTemps({ ...conversation, temps: [...others, ...back].sort(byNumber) });
}

/** Removed messages are only needed for `confirmByRest`, so they are forgotten when no POST is in flight. */
export function pruneReplacedTemps(conversation: ConversationState): ConversationState {
  const isNeeded = conversation.temps.some(({ delivery }) => delivery === 'onRest');
  return isNeeded || conversation.replacedTemps.size === 0
    ? conversation
    : { ...conversation, replacedTemps: new Map() };
}

export const tempNumber = (id: string) => Number(id.slice('temp-'.length));

export const byNumber = (a: TempMessage, b: TempMessage) => tempNumber(a.id) - tempNumber(b.id);
