import { expect, test } from 'vitest';
import { hasTake, nextState, type TakeEvent, type TakeState, transitions } from './recorderState.ts';

/** One row for each state and one column for each event; a dot means that the state does not change. */
const table = `
            start  granted    refuse  absent busy counted   pause  resume    finish    finished fail   trim     trimmed restore   throwAway
idle        asking .          .       .      .    .         .      .         .         .        .      .        .       finishing .
asking      .      countingIn refused absent busy .         .      .         .         .        failed .        .       .         idle
refused     asking .          .       .      .    .         .      .         .         .        .      .        .       finishing idle
absent      asking .          .       .      .    .         .      .         .         .        .      .        .       finishing idle
busy        asking .          .       .      .    .         .      .         .         .        .      .        .       finishing idle
countingIn  .      .          .       .      .    recording .      .         absent    .        failed .        .       .         idle
recording   .      .          .       .      .    .         paused .         finishing .        .      .        .       .         idle
paused      .      .          .       .      .    .         .      recording finishing .        .      .        .       .         idle
finishing   .      .          .       .      .    .         .      .         .         taken    failed .        .       .         idle
failed      asking .          .       .      .    .         .      .         .         .        .      .        .       finishing idle
taken       .      .          .       .      .    .         .      .         .         .        .      trimming .       .         idle
trimming    .      .          .       .      .    .         .      .         .         .        .      .        taken   .         idle
`
  .trim()
  .split('\n')
  .map((row) => row.trim().split(/\s+/));
const [events = [], ...rows] = table;

test('the table has each state and each event', () => {
  expect(new Set(Object.values(transitions).flatMap(Object.keys))).toEqual(new Set(events));
  expect(new Set(Object.keys(transitions))).toEqual(new Set(rows.map(([state]) => state)));
});

test.each(rows.map(([state = '', ...cells]) => [state, cells] as const))('%s', (state, cells) => {
  const found = events.map((event) => nextState(state as TakeState, event as TakeEvent));
  expect(found).toEqual(cells.map((cell) => (cell === '.' ? state : cell)));
});

test('there is something to lose from the first second of a recording on', () => {
  const states = rows.map(([state]) => state as TakeState);
  expect(states.filter(hasTake)).toEqual(['recording', 'paused', 'finishing', 'taken', 'trimming']);
});
