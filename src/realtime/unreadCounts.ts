import type { UserId } from '../api/generated/model/index.ts';
import type { ConversationState, LiveState } from './types.ts';

// Separate from the other selectors, so that the shell can load them without the code of the chats.

const NOBODY: ReadonlySet<UserId> = new Set();

/**
 * Returns the number of unread messages, for the badge in the navigation.
 * @param blocked the users whose messages do not count, as far as their conversations are loaded (rule F42)
 */
export function unreadMessages({ counts, order }: LiveState, blocked: ReadonlySet<UserId> = NOBODY): number {
  if (blocked.size === 0) return counts.messages;
  const uncounted = withAny(order, blocked).reduce((sum, { unread }) => sum + unread, 0);
  return Math.max(0, counts.messages - uncounted);
}

/** Returns the ids of the loaded conversations with these people as one string, separated by blanks. */
export const conversationsWith = ({ order }: LiveState, people: ReadonlySet<UserId>): string =>
  people.size === 0
    ? ''
    : withAny(order, people)
        .map(({ id }) => id)
        .sort()
        .join(' ');

type Conversations = LiveState['order'];
const foundBy = new WeakMap<ReadonlySet<UserId>, WeakMap<Conversations, readonly ConversationState[]>>();

/** Memoized for each part of the tree: selectors run after every action, which changes few conversations or none. */
function withAny(part: Conversations, people: ReadonlySet<UserId>): readonly ConversationState[] {
  const known = foundBy.get(people) ?? new WeakMap<Conversations, readonly ConversationState[]>();
  foundBy.set(people, known);
  const before = known.get(part);
  if (before !== undefined) return before;
  const found =
    'parts' in part
      ? part.parts.flatMap((child) => withAny(child, people))
      : part.items.filter(({ otherUser }) => otherUser !== null && people.has(otherUser.id));
  known.set(part, found);
  return found;
}

/** Returns the number of unread notifications for the badge; includes types that the list hides (rule N1). */
export function unreadNotifications(state: LiveState): number {
  return state.counts.notifications;
}
