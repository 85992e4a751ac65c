import type { UserId } from '../api/generated/model/index.ts';
import type { ConversationState, LiveState } from './types.ts';

// Separate from the other selectors, so that the shell can load them without the code of the chats.

const NOBODY: ReadonlySet<UserId> = new Set();

/**
 * Returns the number of unread messages, for the badge in the navigation.
 * @param blocked the users whose messages do not count, as far as their conversations are loaded (rule F42)
 */
export function unreadMessages({ counts, conversations }: LiveState, blocked: ReadonlySet<UserId> = NOBODY): number {
  if (blocked.size === 0) return counts.messages;
  const uncounted = withAny(conversations, blocked).reduce((sum, { unread }) => sum + unread, 0);
  return Math.max(0, counts.messages - uncounted);
}

/** Returns the ids of the loaded conversations with these people as one string, separated by blanks. */
export const conversationsWith = ({ conversations }: LiveState, people: ReadonlySet<UserId>): string =>
  people.size === 0
    ? ''
    : withAny(conversations, people)
        .map(({ id }) => id)
        .join(' ');

/** What was found last among which conversations: selectors run after every action, and most change no conversation. */
const found = new WeakMap<ReadonlySet<UserId>, readonly [LiveState['conversations'], readonly ConversationState[]]>();

function withAny(conversations: LiveState['conversations'], people: ReadonlySet<UserId>): readonly ConversationState[] {
  const known = found.get(people);
  if (known?.[0] === conversations) return known[1];
  const all = [...conversations.values()].filter(({ otherUser }) => otherUser !== null && people.has(otherUser.id));
  found.set(people, [conversations, all]);
  return all;
}

/** Returns the number of unread notifications for the badge; includes types that the list hides (rule N1). */
export function unreadNotifications(state: LiveState): number {
  return state.counts.notifications;
}
