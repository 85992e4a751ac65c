import type { MadeFile } from '../../tests/support/badFiles.ts';

/**
 * Texts that the monkey types: short, long, blank, in many scripts, and text that looks like code. None is a password
 * of a user.
 */
export const texts: readonly string[] = [
  'こんにちは',
  'はじめまして！一緒にスタジオへ入りませんか？',
  '東京',
  'ギター',
  'れん',
  'ｶﾅﾀﾞ　全角　空白',
  '한국어 · العربية · עברית',
  '👩‍👩‍👧‍👦🎸🇯🇵🏳️‍🌈',
  'e\u0301\u0323\u0308Z\u0351\u036b\u0343',
  ' ',
  '　\n\t ',
  '\u200b\u202etfel ot thgir',
  '0',
  '-1',
  '99999999999999999999',
  '2026-11-21',
  'hana@example.com',
  'nobody@example.com',
  'https://example.com/音楽?a=1&b=2#c',
  'javascript:alert(1)',
  '<img src=x onerror=alert(1)>',
  '%E0%A4%A',
  '\\u0000 null undefined NaN',
  '改行\nのある\n文章',
  'あ'.repeat(300),
  '途切れない'.repeat(400),
  'x'.repeat(5_000),
];

export const keys: readonly string[] = [
  'Tab',
  'Tab',
  'Tab',
  'Shift+Tab',
  'Enter',
  'Space',
  'Escape',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'Backspace',
  'Delete',
  'Control+a',
  'Control+z',
  'F6',
];

/** The window sizes: phone, tablet and desktop. */
export const windows = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
] as const;

const file = (name: string, mimeType: string, bytes: Uint8Array | string): MadeFile => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes as string),
});

/** A minimal valid picture, and files that only have the name of one. */
export const files: readonly MadeFile[] = [
  file(
    '点.png',
    'image/png',
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  ),
  file('empty.mp3', 'audio/mpeg', ''),
  file('shopping list.jpg', 'image/jpeg', 'milk, bread, strings'),
  file('cut.mp4', 'video/mp4', '\0\0\0\x18ftypisom\0\0\x02\0isommp41'),
  file('notes.txt', 'text/plain', 'ドレミ'),
];
