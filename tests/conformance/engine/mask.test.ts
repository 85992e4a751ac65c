import { expect, test } from 'vitest';
import { mask } from './mask.ts';

test.each([
  ['Authorization: Bearer abc.def', 'Authorization: Bearer •••'],
  ['{"access_token": "x", "token":"y"}', '{"access_token": "•••", "token":"•••"}'],
  ['{"password":"p","new_password":"q"}', '{"password":"•••","new_password":"•••"}'],
  ['/ws/user-1?token=abc&x=1', '/ws/user-1?token=•••&x=1'],
])('%s is masked', (text, masked) => expect(mask(text)).toBe(masked));
