import type { StoreApi } from 'zustand/vanilla';
import type { TakeFile } from './makeTake.ts';
import type { TakeState } from './takeMachine.ts';
import type { StoredTake, TakeWriter } from './takeStore.ts';

/** A recording with the files that were made of it. */
export interface Take {
  recording: Blob;
  /** Milliseconds since 1970. */
  startedAt: number;
  whole: TakeFile;
  /** What is used: the whole, or the part that was chosen. */
  chosen: TakeFile;
}

export interface RecorderState {
  state: TakeState;
  /** What was recorded so far, in seconds; in steps of a fifth. */
  elapsed: number;
  /** The click of the count-in that was last, from 1; 0 before. */
  beat: number;
  /** Why the recording ended by itself: after ten minutes, or without its microphone. */
  ending: 'limit' | 'lost' | null;
  /** Whether a crash would lose nothing. */
  isStored: boolean;
  /** The part that was asked for last could not be cut out. */
  isCutFailed: boolean;
  take: Take | null;
  /** A take of an earlier visit. */
  offered: StoredTake | null;
}

export interface Recorder {
  store: StoreApi<RecorderState>;
  isSupported: () => boolean;
  /** Asks for the microphone and records. @param beatsPerMinute of the count-in; null for none */
  start: (beatsPerMinute: number | null) => Promise<void>;
  pause: () => void;
  resume: () => void;
  finish: () => Promise<void>;
  trim: () => void;
  /** Chooses a part of the take, in seconds; the chosen part stays without one. */
  endTrimming: (part?: { start: number; end: number }) => Promise<void>;
  /** Removes the take, or gives up asking or counting in. */
  throwAway: () => void;
  /** Looks for a take of an earlier visit. */
  offer: () => Promise<void>;
  restore: () => Promise<void>;
  removeOffered: () => Promise<void>;
  /** Hands the chosen file over, with what removes or releases what is stored of it. */
  handOver: () => { file: File; stored: TakeWriter } | null;
  /** How loud the microphone is, from 0 to 1. */
  level: () => number;
  /** Gives the microphone back. A take that is there, or under way, is offered again. */
  close: () => Promise<void>;
}

/** Before anything is recorded. */
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
