import type { LiveState, LoadState } from './types.ts';

export const NOT_LOADING: LoadState = { isRequested: false, isInFlight: false, hasFailed: false };

/** The state before a login. Separate from the reducer, so that the shell can load it without the reducer's code. */
export const initialState: LiveState = {
  me: null,
  connection: { kind: 'closed' },
  doubt: null,
  gap: 0,
  losses: 0,
  settledLosses: 0,
  event: 0,
  conversations: new Map(),
  missing: new Set(),
  list: { ...NOT_LOADING, isActive: false, isMoreRequested: false, pages: 0, isComplete: false },
  counts: {
    ...NOT_LOADING,
    messages: 0,
    notifications: 0,
    isStale: false,
    staleResponses: 0,
    isUncertain: false,
    requestGap: 0,
    appliedGap: 0,
    credits: [],
    countedNotifications: [],
    mutationsInFlight: 0,
    ignoreEchoesUntil: 0,
  },
  openId: null,
  isVisible: true,
  presence: { isWhole: false, users: new Map() },
  typing: new Map(),
  nextTemp: 1,
};
