const begin = { start: 'asking', restore: 'finishing' } as const;

/**
 * The states of a take (rule B33), and the next one for each event; an event that a state does not list changes nothing.
 * - `asking`: the browser asks the user for permission to use the microphone.
 * - `refused`, `absent`, `busy`: no microphone is available: not allowed, none connected, used by another app.
 * - `finishing`: the file of the take is being created.
 * - `failed`: nothing was recorded.
 * - `taken`: the take is complete and can be played and used.
 *
 * Of the events:
 * - `counted`: the count-in is over, or there is none.
 * - `finish`: by a press, after ten minutes, or because the microphone is gone.
 * - `restore`: a take of an earlier visit is opened.
 */
export const transitions = {
  idle: begin,
  asking: {
    granted: 'countingIn',
    refuse: 'refused',
    absent: 'absent',
    busy: 'busy',
    fail: 'failed',
    throwAway: 'idle',
  },
  refused: { ...begin, throwAway: 'idle' },
  absent: { ...begin, throwAway: 'idle' },
  busy: { ...begin, throwAway: 'idle' },
  failed: { ...begin, throwAway: 'idle' },
  countingIn: { counted: 'recording', finish: 'absent', fail: 'failed', throwAway: 'idle' },
  recording: { pause: 'paused', finish: 'finishing', throwAway: 'idle' },
  paused: { resume: 'recording', finish: 'finishing', throwAway: 'idle' },
  finishing: { finished: 'taken', fail: 'failed', throwAway: 'idle' },
  taken: { trim: 'trimming', throwAway: 'idle' },
  trimming: { trimmed: 'taken', throwAway: 'idle' },
} as const;
export type TakeState = keyof typeof transitions;
export type TakeEvent = { [State in TakeState]: keyof (typeof transitions)[State] }[TakeState];

/** Returns the next state; the same state for an event that it does not list. */
export function nextState(state: TakeState, event: TakeEvent): TakeState {
  const next: Partial<Record<TakeEvent, TakeState>> = transitions[state];
  return next[event] ?? state;
}

/** Whether a recording is in progress, running or paused. */
export const isRecording = (state: TakeState): boolean => state === 'recording' || state === 'paused';

/** Whether there is a take, complete or in progress. */
export const hasTake = (state: TakeState): boolean =>
  isRecording(state) || ['finishing', 'taken', 'trimming'].includes(state);
