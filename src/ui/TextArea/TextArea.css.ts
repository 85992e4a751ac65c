import { style } from '@vanilla-extract/css';
import { control } from '../Field/Field.css.ts';
import { metaSoft } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

/** Vertical padding of the text. */
export const PADDING = '10px';

/** Text and counter are stacked in one box. Nothing stretches in it, so that `fitToText` can measure a lower field. */
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  flex: 1,
  minWidth: 0,
});

export const area = style([
  control,
  {
    display: 'block',
    height: 'auto',
    padding: `${PADDING} ${vars.space.medium}`,
    resize: 'none',
    fieldSizing: 'content',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
  },
]);

export const counter = style({
  justifySelf: 'end',
  padding: `0 ${vars.space.medium} ${vars.space.tiny}`,
  ...metaSoft,
  fontVariantNumeric: 'tabular-nums',
});
