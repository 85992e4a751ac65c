import { style } from '@vanilla-extract/css';
import * as text from '../Dialog/DialogText.css.ts';
import { paper } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const content = style([text.content, { marginTop: vars.space.medium }]);

export const plain = style({
  width: `calc(100% - 2 * ${vars.space.medium})`,
  maxWidth: '440px',
  padding: vars.space.large,
  ...paper,
  color: 'inherit',
  '::backdrop': { backgroundColor: '#050506CC' },
});
