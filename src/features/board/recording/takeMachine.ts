/**
 * The states of a take (rule B33).
 * - `asking`: the browser asks the user for permission to use the microphone.
 * - `refused`, `absent`, `busy`: no microphone is available: not allowed, none connected, used by another app.
 * - `finishing`: the file of the take is being created.
 * - `failed`: nothing was recorded.
 * - `taken`: the take is complete and can be played and used.
 */
export const takeStates = [
  'idle',
  'asking',
  'refused',
  'absent',
  'busy',
  'countingIn',
  'recording',
  'paused',
  'finishing',
  'failed',
  'taken',
  'trimming',
] as const;
export type TakeState = (typeof takeStates)[number];

/**
 * The events of a take.
 * - `counted`: the count-in is over, or there is none.
 * - `finish`: by a press, after ten minutes, or because the microphone is gone.
 * - `restore`: a take of an earlier visit is opened.
 */
export const takeEvents = [
  'start',
  'granted',
  'refuse',
  'absent',
  'busy',
  'counted',
  'pause',
  'resume',
  'finish',
  'finished',
  'fail',
  'trim',
  'trimmed',
  'restore',
  'throwAway',
] as const;
export type TakeEvent = (typeof takeEvents)[number];

const begin = { start: 'asking', restore: 'finishing' } as const;

/** The next state for each state and event; an event that a state does not list does not change it. */
const transitions: Record<TakeState, Partial<Record<TakeEvent, TakeState>>> = {
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
};

/** Returns the next state; the same state for an event that it does not list. */
export const nextState = (state: TakeState, event: TakeEvent): TakeState => transitions[state][event] ?? state;

/** Whether a recording is in progress, running or paused. */
export const isRecording = (state: TakeState): boolean => state === 'recording' || state === 'paused';

/** Whether there is a take, complete or in progress. */
export const hasTake = (state: TakeState): boolean =>
  isRecording(state) || ['finishing', 'taken', 'trimming'].includes(state);
