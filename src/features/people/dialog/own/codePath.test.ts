import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { codePath } from './codePath.ts';

/** A QR code of OTONOWA with a quiet zone of four modules, verified with a scanner. */
const code = `
#######...#.#.#######
#.....#.##.#..#.....#
#.###.#.###...#.###.#
#.###.#.###.#.#.###.#
#.###.#..#..#.#.###.#
#.....#..###..#.....#
#######.#.#.#.#######
........#............
#.....#.#..#.##..###.
.#####.###.###.##..##
...#####.#..#.##..##.
.#.#.#.##.######...#.
#.##.##...#######.#.#
........###.#....#...
#######..###.#..##.##
#.....#.......#...##.
#.###.#..#.#.#..###..
#.###.#..######..##..
#.###.#..#####.###.##
#.....#...#####.#.#.#
#######.#...#..##.#..`;

test('P39: the path of a QR code draws its dark modules, inside a quiet zone of four', () => {
  const drawn = Array.from({ length: 21 }, () => Array.from({ length: 21 }, () => '.'));
  const path = codePath(encode('OTONOWA', { border: 0, ecc: 'M' }).data);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g))
    for (let left = 0; left < Number(width); left += 1) (drawn[Number(y) - 4] ?? [])[Number(x) - 4 + left] = '#';
  expect(drawn.map((row) => row.join('')).join('\n')).toBe(code.trim());
  expect(path.replaceAll(/M(\d+) \d+h\d+v1H\1z/g, '')).toBe('');
});
