import { expect, test } from 'vitest';
import { theme } from '../../.storybook/theme.ts';
import { contrast } from '../../src/ui/theme/contrast.ts';

test.each([
  ['textColor', 'appContentBg'],
  ['textColor', 'appBg'],
  ['textMutedColor', 'appBg'],
  ['barTextColor', 'barBg'],
  ['barHoverColor', 'barBg'],
  ['barSelectedColor', 'barBg'],
  ['inputTextColor', 'inputBg'],
  ['textColor', 'buttonBg'],
  ['textInverseColor', 'colorSecondary'],
] as const)('in Storybook itself, %s is readable on %s', (text, surface) => {
  expect(contrast(theme[text], theme[surface])).toBeGreaterThanOrEqual(4.5);
});
