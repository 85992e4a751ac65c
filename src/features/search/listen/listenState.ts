import type { ProfileId } from '../../../api/generated/model/index.ts';

/** What is known of a person's performance. While nothing is known, there is no entry. */
export type Performance =
  | { kind: 'file'; url: string; title: string | null }
  /** The person has no file. */
  | { kind: 'none' }
  /** The list of files did not arrive. */
  | { kind: 'unreachable' }
  /** The browser cannot play the file, or the file is missing. */
  | { kind: 'broken' };

/** The state of the listening view (SPEC.md). */
export interface ListenState {
  /** The people in their order. */
  people: readonly ProfileId[];
  /** How often an unused view began with other people: their elements are new and do not move. */
  beginnings: number;
  /** Index of the person in view; the number of people when the end is in view. */
  at: number;
  /** Whether the viewer has moved or pressed, so that the person in view stays when the list changes. */
  isUsed: boolean;
  /** Whether the viewer has pressed 再生 since the page was loaded: browsers play sound only after a press. */
  isUnlocked: boolean;
  /** Whether the person in view should play, as soon as there is a file. */
  isWanted: boolean;
  isMuted: boolean;
  /** Whether the browser asks for less data. */
  isSaving: boolean;
  performances: ReadonlyMap<ProfileId, Performance>;
}

export type ListenEvent =
  /** Other people, or the same in another order. `start` is where an unused view begins. */
  | { type: 'list'; people: readonly ProfileId[]; start: number }
  /** `isByHand`: by a finger, a wheel or a key, and not by assistive technology or by the page. */
  | { type: 'move'; at: number; isByHand: boolean }
  | { type: 'press' }
  | { type: 'answer'; id: ProfileId; performance: Performance }
  /** The browser has a network again. */
  | { type: 'online' }
  | { type: 'break'; id: ProfileId }
  /** Playback has paused for another reason than this state, for example because another medium plays. */
  | { type: 'stop'; id: ProfileId }
  | { type: 'end'; id: ProfileId }
  | { type: 'mute'; isMuted: boolean }
  | { type: 'save'; isSaving: boolean };

/** @param known what lasts as long as the session, and whether the browser asks for less data */
export const initialListenState = (known: Pick<ListenState, 'isMuted' | 'isUnlocked' | 'isSaving'>): ListenState => ({
  people: [],
  beginnings: 0,
  at: 0,
  isUsed: false,
  isWanted: false,
  ...known,
  performances: new Map(),
});

/** Number of people whose files are requested: the one in view and the next two. */
const AHEAD = 3;
/** Number of people before and after the one in view of whom something is kept: as many as the grid has on a page. */
const KEPT = 12;

export const personInView = ({ people, at }: ListenState): ProfileId | undefined => people[at];

/** Applies an event. Returns the same object when nothing changes. */
export function listen(state: ListenState, event: ListenEvent): ListenState {
  const inView = personInView(state);
  switch (event.type) {
    case 'list':
      return withPeople(state, event.people, event.start);
    case 'move':
      return moved(state, event.at, event.isByHand);
    case 'press':
      return inView === undefined ? state : pressed(state, inView);
    case 'answer':
      return withPerformance(state, event.id, event.performance);
    case 'online':
      return withoutFailures(state);
    case 'break':
      return withPerformance(state, event.id, { kind: 'broken' });
    case 'stop':
    case 'end':
      return event.id === inView && state.isWanted ? { ...state, isWanted: false } : state;
    case 'mute':
      return event.isMuted === state.isMuted ? state : { ...state, isMuted: event.isMuted };
    case 'save':
      return event.isSaving === state.isSaving ? state : { ...state, isSaving: event.isSaving };
  }
}

function withPeople(state: ListenState, people: readonly ProfileId[], start: number): ListenState {
  const inView = personInView(state);
  if (!state.isUsed) return { ...state, people, beginnings: state.beginnings + 1, at: Math.min(start, people.length) };
  const index = inView === undefined ? -1 : people.indexOf(inView);
  if (index !== -1) return { ...state, people, at: index };
  // The person is gone: the next one has their place, and plays only after a press or a flick.
  return { ...state, people, at: Math.min(state.at, people.length), isWanted: false };
}

function moved(state: ListenState, to: number, isByHand: boolean): ListenState {
  const at = Math.max(0, Math.min(to, state.people.length));
  if (at === state.at) return state;
  const isBroken = state.performances.get(state.people[at] ?? '')?.kind === 'broken';
  const isWanted = isByHand && state.isUnlocked && !state.isSaving && !isBroken;
  const performances = nearBy(state, at);
  return forgotten({ ...state, at, isUsed: true, isWanted, performances }, 'unreachable');
}

/** Returns what is known of the people near an index. */
function nearBy({ people, performances }: ListenState, at: number): ListenState['performances'] {
  const near = new Set(people.slice(Math.max(0, at - KEPT), at + KEPT + 1));
  const kept = [...performances].filter(([id]) => near.has(id));
  return kept.length === performances.size ? performances : new Map(kept);
}

function pressed(state: ListenState, inView: ProfileId): ListenState {
  const kind = state.performances.get(inView)?.kind;
  if (kind === 'none') return state;
  const isRetry = kind === 'broken' || kind === 'unreachable';
  const next = { ...state, isUsed: true, isUnlocked: true, isWanted: isRetry || !state.isWanted };
  return isRetry ? forgotten(next, kind) : next;
}

/** Removes what is known of the person in view when it is of this kind, so that it is requested again. */
function forgotten(state: ListenState, kind: Performance['kind']): ListenState {
  const inView = personInView(state);
  if (inView === undefined || state.performances.get(inView)?.kind !== kind) return state;
  const performances = new Map(state.performances);
  performances.delete(inView);
  return { ...state, performances };
}

const isFailure = ({ kind }: Performance): boolean => kind === 'unreachable' || kind === 'broken';

/** Without what has failed, so that it is requested again: a file may have been broken off by the network. */
function withoutFailures(state: ListenState): ListenState {
  const kept = [...state.performances].filter(([, performance]) => !isFailure(performance));
  return kept.length === state.performances.size ? state : { ...state, performances: new Map(kept) };
}

/** With what is known of a person. After a failure the person in view is still. */
function withPerformance(state: ListenState, id: ProfileId, performance: Performance): ListenState {
  return {
    ...state,
    isWanted: state.isWanted && !(isFailure(performance) && id === personInView(state)),
    performances: new Map(state.performances).set(id, performance),
  };
}

/** Returns the people whose files should be on request now: at most three, with data saver only the one in view. */
export function requestedPeople({ people, at, isSaving, performances }: ListenState): readonly ProfileId[] {
  return people.slice(at, at + (isSaving ? 1 : AHEAD)).filter((id) => !performances.has(id));
}

/** A file that a media element should have. */
export interface WantedFile {
  id: ProfileId;
  url: string;
}

/** Returns the files to load: that of the person in view first, then that of the next. */
export function wantedFiles({ people, at, isSaving, isWanted, performances }: ListenState): readonly WantedFile[] {
  return people.slice(at, at + 2).flatMap((id, ahead) => {
    const performance = performances.get(id);
    if (performance?.kind !== 'file' || (isSaving && (ahead > 0 || !isWanted))) return [];
    return [{ id, url: performance.url }];
  });
}

/** Returns whether the person in view should play now. */
export function shouldPlay(state: ListenState): boolean {
  const inView = personInView(state);
  return state.isWanted && inView !== undefined && state.performances.get(inView)?.kind === 'file';
}
