import { expect, test } from 'vitest';
import { mediaKind } from './mediaFile.ts';

test.each([
  ['audio/mpeg', 'a.mp3', 'audio'],
  ['audio/webm', 'a.webm', 'audio'],
  ['video/quicktime', 'a.MOV', 'video'],
  ['', 'a.MOV', 'video'],
  ['', 'a.avi', 'video'],
  ['', 'a.M4A', 'audio'],
  ['application/octet-stream', 'a.flac', 'audio'],
  ['', 'a.txt', null],
  ['', 'mp3', null],
  ['text/plain', 'a.mp3', null],
  ['image/png', 'a.png', null],
  ['application/pdf', 'a.mp4', null],
] as const)('%s %s is %s', (type, name, kind) => expect(mediaKind({ type, name })).toBe(kind));
