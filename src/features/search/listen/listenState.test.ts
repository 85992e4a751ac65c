import { describe, expect, test } from 'vitest';
import spec from './SPEC.md?raw';
import {
  initialListenState,
  listen,
  type ListenEvent,
  type ListenState,
  type Performance,
  requestedPeople,
  shouldPlay,
  wantedFiles,
} from './listenState.ts';

const people = ['p0', 'p1', 'p2', 'p3', 'p4'];
const file = (id: string): Performance => ({ kind: 'file', url: `/uploads/${id}`, title: null });
const none: Performance = { kind: 'none' };
const unreachable: Performance = { kind: 'unreachable' };
const broken: Performance = { kind: 'broken' };
const files = new Map(people.map((id) => [id, file(id)]));

const ready: ListenState = {
  ...initialListenState({ isMuted: false, isUnlocked: false, isSaving: false }),
  people,
  performances: files,
};
const pressed: ListenState = { ...ready, isUsed: true, isUnlocked: true };
const playing: ListenState = { ...pressed, isWanted: true };
const unknown: ListenState = { ...ready, performances: new Map() };
const knownAs = (performance: Performance, state = pressed): ListenState => ({
  ...state,
  performances: new Map(files).set('p0', performance),
});

/** What a row says of the state after the event: only the named fields are compared. */
interface Expected extends Partial<Omit<ListenState, 'performances'>> {
  plays?: boolean;
  /** Kind of the performance of the first person. */
  first?: Performance['kind'] | undefined;
}
type Row = readonly [id: string, before: ListenState, events: ListenEvent[], after: Expected];

const flick = (at: number): ListenEvent => ({ type: 'move', at, isByHand: true });
const press: ListenEvent = { type: 'press' };

const rows: readonly Row[] = [
  ['LS1', ready, [{ type: 'list', people: ['p9', 'p0'], start: 1 }], { at: 1, beginnings: 1, plays: false }],
  ['LS1', ready, [{ type: 'list', people: [], start: 3 }], { at: 0, plays: false }],
  ['LS2', playing, [{ type: 'list', people: ['p9', 'p8', 'p0'], start: 0 }], { at: 2, beginnings: 0, plays: true }],
  ['LS3', playing, [{ type: 'list', people: ['p1', 'p2'], start: 0 }], { at: 0, plays: false }],
  ['LS3', { ...playing, at: 4 }, [{ type: 'list', people: ['p1'], start: 0 }], { at: 1, plays: false }],
  ['LS4', ready, [flick(1)], { at: 1, isUsed: true, plays: false }],
  ['LS5', pressed, [flick(1)], { at: 1, plays: true }],
  ['LS5', playing, [flick(1), flick(0)], { at: 0, plays: true }],
  ['LS6', playing, [{ type: 'move', at: 1, isByHand: false }], { at: 1, plays: false, isUnlocked: true }],
  ['LS7', { ...playing, isSaving: true }, [flick(1)], { at: 1, plays: false }],
  ['LS7', playing, [{ type: 'save', isSaving: true }, flick(1)], { at: 1, isSaving: true, plays: false }],
  ['LS8', ready, [press], { isUnlocked: true, plays: true }],
  ['LS9', playing, [press], { isUnlocked: true, plays: false }],
  ['LS10', unknown, [press], { isWanted: true, plays: false }],
  ['LS10', unknown, [press, press], { isWanted: false, isUnlocked: true }],
  ['LS10', unknown, [press, { type: 'answer', id: 'p0', performance: file('p0') }], { plays: true }],
  ['LS11', knownAs(none), [press], { plays: false, isWanted: false, first: 'none' }],
  ['LS12', knownAs(unreachable), [press], { isWanted: true, first: undefined }],
  ['LS12', knownAs(unreachable, { ...pressed, at: 1 }), [flick(0)], { at: 0, first: undefined }],
  ['LS12', knownAs(unreachable), [{ type: 'online' }], { plays: false, first: undefined }],
  ['LS13', knownAs(broken), [press], { isWanted: true, first: undefined }],
  ['LS14', unknown, [{ type: 'answer', id: 'p0', performance: file('p0') }], { plays: false, first: 'file' }],
  ['LS14', unknown, [{ type: 'answer', id: 'p0', performance: none }], { plays: false, first: 'none' }],
  ['LS15', playing, [{ type: 'break', id: 'p0' }], { isWanted: false, plays: false, first: 'broken' }],
  ['LS16', playing, [{ type: 'break', id: 'p1' }], { isWanted: true, plays: true, first: 'file' }],
  ['LS17', playing, [{ type: 'end', id: 'p0' }], { plays: false, first: 'file' }],
  ['LS17', playing, [{ type: 'end', id: 'p0' }, press], { plays: true }],
  ['LS17', playing, [{ type: 'end', id: 'p1' }], { plays: true }],
  ['LS18', playing, [{ type: 'stop', id: 'p0' }], { plays: false, isUnlocked: true }],
  ['LS19', { ...playing, at: 4 }, [flick(5)], { at: 5, plays: false }],
  ['LS19', { ...playing, at: 4 }, [flick(99)], { at: 5, plays: false }],
  ['LS20', { ...pressed, at: 5 }, [press], { at: 5, isWanted: false, plays: false }],
  ['LS21', playing, [{ type: 'mute', isMuted: true }, flick(1)], { isMuted: true, plays: true }],
  ['LS21', { ...playing, isMuted: true }, [{ type: 'mute', isMuted: false }], { isMuted: false, plays: true }],
  [
    'LS22',
    { ...unknown, isWanted: true },
    [{ type: 'answer', id: 'p0', performance: unreachable }],
    { isWanted: false },
  ],
  ['LS22', playing, [{ type: 'answer', id: 'p1', performance: unreachable }], { plays: true }],
  ['LS23', knownAs(broken, { ...pressed, at: 1 }), [flick(0)], { isWanted: false, plays: false, first: 'broken' }],
  ['LS24', knownAs(broken), [{ type: 'online' }], { isWanted: false, first: undefined }],
];

const summary = (state: ListenState) => ({
  ...state,
  plays: shouldPlay(state),
  first: state.performances.get('p0')?.kind,
});

describe('events', () => {
  test.each(rows)('%s (%#)', (_id, before, events, after) => {
    expect(summary(events.reduce(listen, before))).toMatchObject(after);
  });

  test('LS11, LS20: what changes nothing returns the same state', () => {
    for (const [before, event] of [
      [knownAs(none), press],
      [{ ...pressed, at: 5 }, press],
      [playing, flick(0)],
      [playing, { type: 'online' }],
      [pressed, { type: 'end', id: 'p0' }],
      [pressed, { type: 'mute', isMuted: false }],
      [pressed, { type: 'save', isSaving: false }],
    ] as const)
      expect(listen(before, event)).toBe(before);
  });
});

const loaded = (state: ListenState) => wantedFiles(state).map(({ id }) => id);
const saving: ListenState = { ...pressed, isSaving: true };

test.each([
  ['LS30', unknown, ['p0', 'p1', 'p2']],
  ['LS30', { ...unknown, at: 4 }, ['p4']],
  ['LS30', { ...unknown, at: 5 }, []],
  ['LS30', { ...unknown, performances: new Map([['p1', none]]) }, ['p0', 'p2']],
  ['LS30', ready, []],
  ['LS32', { ...unknown, isSaving: true }, ['p0']],
] as const)('%s: requests of %o', (_id, state, expected) => {
  expect(requestedPeople(state)).toEqual(expected);
});

test.each([
  ['LS31', ready, ['p0', 'p1']],
  ['LS31', { ...playing, at: 4 }, ['p4']],
  ['LS31', knownAs(none), ['p1']],
  ['LS32', saving, []],
  ['LS32', { ...saving, isWanted: true }, ['p0']],
] as const)('%s: files of %o', (_id, state, expected) => {
  expect(loaded(state)).toEqual(expected);
});

test('LS33: nothing is kept of people further than 12 from the one in view', () => {
  const many = Array.from({ length: 40 }, (_, index) => `p${index}`);
  const all: ListenState = { ...pressed, people: many, performances: new Map(many.map((id) => [id, file(id)])) };
  const kept = [...listen({ ...all, at: 19 }, flick(20)).performances.keys()];
  expect(kept).toEqual(many.slice(8, 33));
});

test('every row of the tables has a test', () => {
  const described = new Set([...spec.matchAll(/^\| (LS\d+) /gm)].map(([, id]) => id));
  expect(new Set([...rows.map(([id]) => id), 'LS30', 'LS31', 'LS32', 'LS33'])).toEqual(described);
});
