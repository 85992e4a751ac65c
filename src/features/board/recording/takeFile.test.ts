import { expect, test } from 'vitest';
import { mediaKind } from '../../../media/mediaFile.ts';
import { takeFormat, takeName } from './takeFile.ts';

const aac = 'audio/mp4;codecs=mp4a.40.2';
const opus = 'audio/webm;codecs=opus';

test.each([
  ['Chrome on macOS', [aac, opus, 'audio/mp4'], aac],
  ['Safari', [aac, 'audio/mp4'], aac],
  ['a Safari that does not know the codec by name', ['audio/mp4'], 'audio/mp4'],
  ['Chromium on Linux, whose MP4 holds Opus', [opus, 'audio/mp4'], opus],
  ['Firefox', [opus, 'audio/ogg;codecs=opus'], opus],
  ['a browser that records what others can’t play', ['audio/ogg;codecs=opus'], null],
])('%s', (_, supported, mimeType) => {
  expect(takeFormat((type) => supported.includes(type))?.mimeType ?? null).toBe(mimeType);
});

test('the file is named after its length, and is a sound by its type', () => {
  expect(takeName('audio/mp4', 3.9)).toBe('録音 0分03秒.m4a');
  expect(takeName('audio/webm', 600.2)).toBe('録音 10分00秒.webm');
  expect(mediaKind({ type: 'audio/webm', name: takeName('audio/webm', 3) })).toBe('audio');
});
