import { describe, expect, test } from 'vitest';
import { isOneLine, isolate, toOneLine } from './isolate.ts';

describe('isolate', () => {
  test.each(['れん', 'Ren 🎸👩‍👩‍👧', 'ที่นี่ Tiếng Việt', 'a\nb\tc', ''])('leaves %j as it is', (text) =>
    expect(isolate(text)).toBe(text),
  );

  test.each([
    ['an override', 'れん\u202E', 'れん'],
    ['an embedding', '\u202Bれん', 'れん'],
    ['an isolate that is not closed', 'れ\u2067ん', 'れん'],
    ['an end that would close the surrounding isolate', 'れん\u2069\u202C', 'れん'],
    ['Arabic letters', 'عازف', '\u2068عازف\u2069'],
    ['Hebrew letters with an override', '\u202Eרן 3', '\u2068רן 3\u2069'],
    ['presentation forms', '\uFDFD', '\u2068\uFDFD\u2069'],
    ['letters beyond the basic plane', '\u{1E900}\u{10A00}', '\u2068\u{1E900}\u{10A00}\u2069'],
    ['a mark of direction', 'れん\u200F', '\u2068れん\u200F\u2069'],
  ])('%s', (_, text, isolated) => {
    expect(isolate(text)).toBe(isolated);
    expect(isolate(isolated)).toBe(isolated);
  });
});

test.each([
  ['れん\u202E', 'れん'],
  ['\u2067れん\u2069', 'れん'],
  ['ギターの\tれん', 'ギターの れん'],
  ['ギターの\r\n\u2028れん', 'ギターの れん'],
  ['れ\u0000ん\u007F\u009F', 'れん'],
  ['عازف\u200F 🎸👩‍👩‍👧 葛\u{E0100}', 'عازف\u200F 🎸👩‍👩‍👧 葛\u{E0100}'],
])('C26: %j becomes %j, which is one line', (typed, line) => {
  expect(toOneLine(typed)).toBe(line);
  expect(isOneLine(line)).toBe(true);
  expect(isOneLine(typed)).toBe(typed === line);
});
