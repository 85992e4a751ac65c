import type { StoreApi } from 'zustand/vanilla';
import type { TakeFile } from './takeFile.ts';
import type { StoredTake, TakeWriter } from './takeStore.ts';

const begin = { start: 'asking', restore: 'finishing' } as const;

/**
 * The states of a take, and the next one for each event; an event that a state does not list changes nothing.
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

/** A recording with the files that were made of it. */
export interface Take {
  recording: Blob;
  whole: TakeFile;
  /** The file that is used: the whole recording or the chosen part. */
  chosen: TakeFile;
}

/** The state of the recorder that the screen shows. */
export interface RecorderState {
  state: TakeState;
  /** Length of the recording so far, in seconds; updated every 0.2 s. */
  elapsed: number;
  /** Number of the latest click of the count-in, from 1; 0 before the first. */
  beat: number;
  /** Reason why the recording ended by itself: it reached ten minutes, or lost its microphone. */
  ending: 'limit' | 'lost' | null;
  /** False while a crash would lose a part of the recording; true when there is none. */
  isStored: boolean;
  /** Whether the last trim failed. */
  isCutFailed: boolean;
  take: Take | null;
  /** A take of an earlier visit, which can be restored or removed; null when there is none. */
  offered: StoredTake | null;
}

/** Records a take from the microphone, trims it, and stores it in the browser until it is posted. */
export interface Recorder {
  store: StoreApi<RecorderState>;
  isSupported: () => boolean;
  /** Asks for the microphone and records. @param beatsPerMinute of the count-in; null for none */
  start: (beatsPerMinute: number | null) => Promise<void>;
  pause: () => void;
  resume: () => void;
  finish: () => Promise<void>;
  /** Starts to trim the take. */
  trim: () => void;
  /** Sets the part of the take, in seconds; without an argument the part that was chosen before remains. */
  endTrimming: (part?: { start: number; end: number }) => Promise<void>;
  /** Discards the take, or cancels the permission prompt for the microphone or the count-in. */
  throwAway: () => void;
  /** Looks for a stored take of an earlier visit. */
  offer: () => Promise<void>;
  restore: () => Promise<void>;
  removeOffered: () => Promise<void>;
  /** Returns the chosen part and the writer of its stored copy, and clears the take; null when there is none. */
  handOver: () => (TakeFile & { stored: TakeWriter }) | null;
  /** Returns the loudness of the microphone, from 0 to 1. */
  level: () => number;
  /** Releases the microphone. A take, complete or not, is offered again. */
  close: () => Promise<void>;
}

/** The state before anything is recorded. */
export const EMPTY: RecorderState = {
  state: 'idle',
  elapsed: 0,
  beat: 0,
  ending: null,
  isStored: true,
  isCutFailed: false,
  take: null,
  offered: null,
};
