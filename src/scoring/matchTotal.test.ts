import { expect, test } from 'vitest';
import { matchLabel } from './matchTotal.ts';

test.each([
  [100, 'high'],
  [80, 'high'],
  [79, 'good'],
  [60, 'good'],
  [59, 'fair'],
  [40, 'fair'],
  [39, 'new'],
  [0, 'new'],
])('%i is %s', (total, label) => expect(matchLabel(total)).toBe(label));
