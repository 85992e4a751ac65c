import { expect, test } from 'vitest';
import { unlicensed } from './published.ts';

test('finds the packages whose licence has no text', () => {
  const file =
    '# Licenses\n\nThe app bundles:\n\n## a - 1.0.0 (MIT)\n\nCopyright\n\n## b - 2.0.0 (MIT)\n\n## c - 3.0.0\n';
  expect(unlicensed(file)).toEqual(['b - 2.0.0 (MIT)', 'c - 3.0.0']);
  expect(unlicensed('# Licenses\n\n## d - 1.0.0 (Unlicense)\n')).toEqual([]);
  expect(unlicensed('# Licenses\n')).toEqual([]);
});
