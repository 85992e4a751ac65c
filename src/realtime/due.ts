import type { ConversationId, MessageId } from '../api/generated/model/index.ts';
import { attendedId } from './changeConversation.ts';
import { tempNumber } from './confirmOwn.ts';
import { isKnown, type LoadState, unreadIn } from './conversationState.ts';
import type { LiveState } from './liveState.ts';

/** asyncapi.yaml: as many ids as one `mark_as_read` holds. */
const MOST_IDS = 10_000;

/** Something that the state asks the outside world for. */
export type Command =
  | {
      readonly kind: 'reportRead';
      readonly id: ConversationId;
      readonly ids: readonly MessageId[];
      readonly by: 'socket' | 'rest';
    }
  | { readonly kind: 'transmit'; readonly id: ConversationId; readonly tempId: string; readonly content: string }
  | { readonly kind: 'loadList'; readonly from: number; readonly pages: number }
  | { readonly kind: 'loadConversation'; readonly id: ConversationId }
  | { readonly kind: 'loadCounts' };

/**
 * What is to be done in this state, in this order. Pure: whoever carries a command out changes the state so that it
 * is no longer due.
 */
export function due(state: LiveState): readonly Command[] {
  if (state.me === null) return [];
  return [...dueReads(state), ...dueMessages(state), ...dueLoads(state)];
}

/** RT50, RT51: what is before the eyes and whole is reported, on one way. */
function dueReads(state: LiveState): Command[] {
  const conversation = state.conversations.get(attendedId(state) ?? '');
  if (conversation === undefined || state.me === null || conversation.isReadBlocked) return [];
  // With the socket open the history is about to be whole; without it this is all there is.
  const isWhole = state.link === 'open' ? conversation.history === 'fresh' : conversation.history !== 'unknown';
  const ids = isWhole ? unreadIn(conversation, state.me).map(({ id }) => id) : [];
  if (ids.length === 0) return [];
  return [
    {
      kind: 'reportRead',
      id: conversation.id,
      ids: ids.slice(0, MOST_IDS),
      by: state.link === 'open' ? 'socket' : 'rest',
    },
  ];
}

/** RT31, RT32, RT36: what waits goes out when the socket is open, in the order in which it was written. */
function dueMessages(state: LiveState): Command[] {
  if (state.link !== 'open') return [];
  return [...state.conversations.values()]
    .filter(isKnown)
    .flatMap(({ id, temps }) =>
      temps
        .filter(({ status }) => status === 'queued')
        .map(({ id: tempId, content }) => ({ kind: 'transmit', id, tempId, content }) as const),
    )
    .sort((a, b) => tempNumber(a.tempId) - tempNumber(b.tempId));
}

const isDue = ({ isWanted, isUnderWay, hasFailed }: LoadState) => isWanted && !isUnderWay && !hasFailed;

/** RT63: one request of a kind at a time. */
function dueLoads({ list, counts, conversations }: LiveState): Command[] {
  const commands: Command[] = [];
  if (isDue(counts)) commands.push({ kind: 'loadCounts' });
  if (isDue(list))
    commands.push({ kind: 'loadList', from: 0, pages: Math.max(1, list.pages + Number(list.isMoreWanted)) });
  else if (isDue({ ...list, isWanted: list.isMoreWanted }))
    commands.push({ kind: 'loadList', from: list.pages, pages: list.pages + 1 });
  for (const { id, load } of conversations.values()) if (isDue(load)) commands.push({ kind: 'loadConversation', id });
  return commands;
}
