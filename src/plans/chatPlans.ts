import type { ConversationId, UserId } from '../api/generated/model/index.ts';
import type { Sequence } from '../lib/collections/sequence.ts';
import { type ChatEntry, conversationList, messagesOf } from '../realtime/selectors.ts';
import type { LiveState } from '../realtime/types.ts';
import { type Choice, type DatesPlan, type Plan, readPlan, type Slot, slotOf } from './planText.ts';

/** A message that is drawn as a card. */
export interface Card {
  entry: ChatEntry;
  plan: Plan;
  /** When the candidates are, in their order; empty unless the card has dates. */
  slots: readonly Slot[];
  /** The last choice of each user for these dates: the index of a candidate, or null for none of them. */
  choices: ReadonlyMap<UserId, number | null>;
}

export interface DatesCard extends Card {
  plan: DatesPlan;
}

export const hasDates = (card: Card): card is DatesCard => card.plan.kind === 'dates';

/** Messages of a part of a chat that are plans, in their order. */
type Read = readonly { entry: ChatEntry; plan: Plan | Choice }[];

const NONE: Read = [];
/** Keyed by the parts of a chat, which the next state of the chat shares: a new message reads one part again. */
const read = new WeakMap<Sequence<ChatEntry>, Read>();

/** Returns the same list for a chat to which only texts were added, except where a part of it has plans as well. */
function plansIn(chat: Sequence<ChatEntry>): Read {
  const known = read.get(chat);
  if (known !== undefined) return known;
  const lists =
    'parts' in chat
      ? chat.parts.map(plansIn)
      : chat.items.map((entry): Read => {
          const plan = entry.content.trimStart().startsWith('【') ? readPlan(entry.content) : null;
          return plan === null ? NONE : [{ entry, plan }];
        });
  const filled = lists.filter(({ length }) => length > 0);
  const found = filled.length < 2 ? (filled[0] ?? NONE) : filled.flat();
  read.set(chat, found);
  return found;
}

const cards = new WeakMap<Read, ReadonlyMap<string, Card>>();

/** Returns the cards of a chat by the id of their message, in the order of the chat (rules PL8 to PL13). */
export function cardsOf(chat: Sequence<ChatEntry>): ReadonlyMap<string, Card> {
  const plans = plansIn(chat);
  const known = cards.get(plans);
  if (known !== undefined) return known;
  const found = new Map<string, Card & { choices: Map<UserId, number | null> }>();
  for (const { entry, plan } of plans) {
    if (plan.kind !== 'choice') {
      const slots = plan.kind === 'dates' ? plan.candidates.map((candidate) => slotOf(candidate, entry.createdAt)) : [];
      const isReal = slots.every((slot) => slot !== null);
      if (isReal) found.set(entry.id, { entry, plan, slots, choices: new Map() });
    } else if (entry.status === 'sent' || entry.status === 'sending') {
      const chosen = [...found.values()].findLast(
        (card) => hasDates(card) && (plan.index === null || plan.index < card.slots.length),
      );
      chosen?.choices.set(entry.senderId, plan.index);
    }
  }
  cards.set(plans, found);
  return found;
}

/** Returns the index of the candidate on which both agree; null while they do not (rule PL12). */
export function agreedIndex({ entry: { senderId }, choices }: Card): number | null {
  const proposer = choices.get(senderId);
  const [other] = [...choices].filter(([userId]) => userId !== senderId).map(([, index]) => index);
  if (other === undefined || other === null) return null;
  return proposer === undefined || proposer === other ? other : null;
}

/** A date on which two people have agreed. */
export interface AgreedDate extends Slot {
  conversationId: ConversationId;
  /** The id of the message with the candidates. */
  messageId: string;
  index: number;
  studio: string;
  /** When the candidates were sent, in milliseconds since 1970. */
  sentAt: number;
}

/** Returns the date of a card on which both agreed; null while they have not. */
export function agreedDate(conversationId: ConversationId, card: DatesCard): AgreedDate | null {
  const index = agreedIndex(card);
  const slot = card.slots[index ?? -1];
  if (index === null || slot === undefined) return null;
  const { id: messageId, createdAt: sentAt } = card.entry;
  return { ...slot, conversationId, messageId, index, studio: card.plan.studio, sentAt };
}

const dates = new WeakMap<ReadonlyMap<string, Card>, readonly AgreedDate[]>();

/** Returns the dates of a chat on which both agreed, the first one first. */
export function agreedDates(
  conversationId: ConversationId,
  cardsOfChat: ReadonlyMap<string, Card>,
): readonly AgreedDate[] {
  const known = dates.get(cardsOfChat);
  if (known !== undefined) return known;
  const found = [...cardsOfChat.values()]
    .filter(hasDates)
    .map((card) => agreedDate(conversationId, card))
    .filter((date) => date !== null)
    .toSorted(byStart);
  dates.set(cardsOfChat, found);
  return found;
}

const byStart = (a: Slot, b: Slot) => a.start - b.start;

/** Returns the dates that are not over at this time, in their order. */
export const coming = (all: readonly AgreedDate[], now: number): readonly AgreedDate[] =>
  all.filter(({ end }) => end > now);

const allDates = new WeakMap<LiveState['conversations'], readonly AgreedDate[]>();

/**
 * Returns the agreed dates of all chats whose messages are loaded, the first one first. The dates stay the same objects
 * while their chats' plans do, but the list is another one after each message.
 */
export function allAgreedDates(state: LiveState): readonly AgreedDate[] {
  const known = allDates.get(state.conversations);
  if (known !== undefined) return known;
  const found = conversationList(state)
    .flatMap(({ id }) => agreedDates(id, cardsOf(messagesOf(state, id))))
    .toSorted(byStart);
  allDates.set(state.conversations, found);
  return found;
}
