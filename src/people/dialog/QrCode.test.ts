import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { codePath } from './QrCode.tsx';

test('P39: the path of a QR code draws its dark modules, inside a quiet zone of four', () => {
  const { data } = encode('OTONOWA', { border: 0, ecc: 'M' });
  const drawn = data.map((row) => row.map(() => false));
  const path = codePath(data);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g))
    for (let left = 0; left < Number(width); left += 1) (drawn[Number(y) - 4] ?? [])[Number(x) - 4 + left] = true;
  expect(drawn).toEqual(data);
  expect(path.replaceAll(/M(\d+) \d+h\d+v1H\1z/g, '')).toBe('');
});
