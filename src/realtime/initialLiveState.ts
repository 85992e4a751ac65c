import { NOT_LOADING } from './conversationState.ts';
import type { LiveState } from './liveState.ts';

/** Nobody is logged in and nothing is known. Apart from the reducer, which the shell can do without at first. */
export const initialLiveState: LiveState = {
  me: null,
  link: 'lost',
  gap: 0,
  event: 0,
  conversations: new Map(),
  missing: new Set(),
  list: { ...NOT_LOADING, isNeeded: false, isMoreWanted: false, pages: 0, isComplete: false },
  counts: {
    ...NOT_LOADING,
    messages: 0,
    notifications: 0,
    isOvertaken: false,
    discarded: 0,
    isDoubtful: false,
    credits: [],
    heard: [],
    changing: 0,
    mutedUntil: 0,
  },
  openId: null,
  isVisible: true,
  presence: { isWhole: false, users: new Map() },
  typing: new Map(),
  nextTemp: 1,
};
