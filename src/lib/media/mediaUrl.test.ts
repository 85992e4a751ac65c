import { beforeEach, describe, expect, test, vi } from 'vitest';
import { resolveMediaUrl, resolvePictureUrl } from './mediaUrl.ts';

beforeEach(() => {
  vi.stubGlobal('window', { location: new URL('https://otonowa.example/search') });
});

const host = 'https://api.otonowa.example';

describe('P17: resolveMediaUrl', () => {
  test.each([
    ['/uploads/avatars/hana.svg', `${host}/uploads/avatars/hana.svg`],
    ['  /uploads/a b.png ', `${host}/uploads/a b.png`],
    [`${host}/pictures/a.png`, `${host}/pictures/a.png`],
    ['HTTPS://API.otonowa.example:443/a.png', 'HTTPS://API.otonowa.example:443/a.png'],
    ['blob:https://otonowa.example/1', 'blob:https://otonowa.example/1'],
  ])('%s is accepted', (url, expected) => {
    expect(resolveMediaUrl(url, host)).toBe(expected);
    expect(resolvePictureUrl(url, host)).toBe(expected);
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
    'https://cdn.example/a.png',
    'http://api.otonowa.example/a.png',
    'https://api.otonowa.example.evil.example/a.png',
    'https://api.otonowa.example@evil.example/a.png',
    'https://api.otonowa.example:8443/a.png',
    'https://[',
    'blob:https://evil.example/1',
    'blob:null/1',
    'blob:',
  ])('%s is rejected', (url) => {
    expect(resolveMediaUrl(url, host)).toBeNull();
    expect(resolvePictureUrl(url, host)).toBeNull();
  });

  test('a picture may be a data URL, a sound or a video may not', () => {
    expect(resolvePictureUrl(' data:image/png;base64,AA==', host)).toBe('data:image/png;base64,AA==');
    expect(resolveMediaUrl('data:image/png;base64,AA==', host)).toBeNull();
  });

  test('an empty host means the own origin', () => {
    expect(resolveMediaUrl('/uploads/a.png', '')).toBe('/uploads/a.png');
    expect(resolveMediaUrl('https://otonowa.example/uploads/a.png', '')).toBe('https://otonowa.example/uploads/a.png');
    expect(resolveMediaUrl('https://cdn.example/uploads/a.png', '')).toBeNull();
  });
});
