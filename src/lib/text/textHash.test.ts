import { expect, test } from 'vitest';
import { textHash } from './textHash.ts';

// Published test vectors of 32-bit FNV-1a.
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the hash of "%s"', (text, hash) => expect(textHash(text)).toBe(hash));
