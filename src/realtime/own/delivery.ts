import { laterBaseline, pruneReplacedTemps, sendBaseline } from './confirmOwn.ts';
import type { ConversationState, DeliveryState, TempMessage } from '../types.ts';

/**
 * The life of an own message (RT31; ../SPEC.md has the same table): the next state by state and event. An event that a
 * state does not list changes nothing.
 */
const life = {
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
} as const;

/** What happens to an own message before it is confirmed; ../SPEC.md says what causes each event. */
export type DeliveryEvent = { [State in DeliveryState]: keyof (typeof life)[State] }[DeliveryState];

export const deliveries: Record<DeliveryState, Partial<Record<DeliveryEvent, DeliveryState | 'removed'>>> = life;

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
