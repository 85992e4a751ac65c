import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

export const video = style({
  width: '100%',
  maxHeight: '72vh',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.medium,
  backgroundColor: '#000',
});
