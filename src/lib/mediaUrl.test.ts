import { describe, expect, test } from 'vitest';
import { resolveMediaUrl } from './mediaUrl.ts';

const host = 'https://api.otonowa.example';

describe('P17: resolveMediaUrl', () => {
  test.each([
    ['/uploads/avatars/hana.svg', `${host}/uploads/avatars/hana.svg`],
    ['  /uploads/a b.png ', `${host}/uploads/a b.png`],
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['HTTP://cdn.example/a.png', 'HTTP://cdn.example/a.png'],
    ['blob:https://otonowa.example/1', 'blob:https://otonowa.example/1'],
    ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
  ])('%s may be loaded', (url, expected) => {
    expect(resolveMediaUrl(url, host)).toBe(expected);
  });

  test.each([
    null,
    undefined,
    '',
    '   ',
    'javascript:alert(1)',
    'JavaScript:alert(1)//https://',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    '//evil.example/uploads/a.png',
    '/other/a.png',
    'uploads/a.png',
  ])('%s is dropped', (url) => {
    expect(resolveMediaUrl(url, host)).toBeNull();
  });

  test('an empty host means the own origin', () => {
    expect(resolveMediaUrl('/uploads/a.png', '')).toBe('/uploads/a.png');
  });
});
