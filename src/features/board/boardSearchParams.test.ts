import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BoardSearch, formatBoardSearch, mediaKinds, parseBoardSearch } from './boardSearchParams.ts';

const none: BoardSearch = { words: '', media: [], onlyRecruiting: false };
const parse = (query: string) => parseBoardSearch(new URLSearchParams(query));

describe('B32: the address of a search of the board', () => {
  test.each<[string, Partial<BoardSearch>, string]>([
    ['', {}, ''],
    ['q=ドラム', { words: 'ドラム' }, `?q=${encodeURIComponent('ドラム')}`],
    ['q=a%26b+c', { words: 'a&b c' }, '?q=a%26b%20c'],
    ['media=audio', { media: ['audio'] }, '?media=audio'],
    ['media=video,audio', { media: ['audio', 'video'] }, '?media=audio,video'],
    ['media=audio%2Cvideo', { media: ['audio', 'video'] }, '?media=audio,video'],
    ['media=video,video', { media: ['video'] }, '?media=video'],
    ['recruit=1', { onlyRecruiting: true }, '?recruit=1'],
    ['q=x&media=video&recruit=1', { words: 'x', media: ['video'], onlyRecruiting: true }, '?q=x&media=video&recruit=1'],
    // Unknown parameters and invalid values are ignored.
    ['media=image,AUDIO&recruit=true&user=user-8&page=2', {}, ''],
    ['q=%20%E3%80%80%E2%80%8B', {}, ''],
    ['q=%20live%20', { words: 'live' }, '?q=live'],
    [`q=${'あ'.repeat(101)}`, { words: 'あ'.repeat(100) }, `?q=${encodeURIComponent('あ'.repeat(100))}`],
  ])('%j is %o, which is written as %j', (query, search, written) => {
    expect(parse(query)).toEqual({ ...none, ...search });
    expect(formatBoardSearch({ ...none, ...search })).toBe(written);
  });

  test('what is written is read again, whatever was typed', () => {
    const search = fc.record({
      words: fc.string({ unit: 'binary', maxLength: 150 }),
      media: fc.subarray([...mediaKinds]),
      onlyRecruiting: fc.boolean(),
    });
    fc.assert(
      fc.property(search, (some) => {
        const written = formatBoardSearch(some);
        expect(formatBoardSearch(parse(written))).toBe(written);
        expect(parse(written)).toMatchObject({ media: some.media, onlyRecruiting: some.onlyRecruiting });
      }),
    );
  });
});
