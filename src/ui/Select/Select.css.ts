import { style } from '@vanilla-extract/css';
import { control } from '../Field/Field.css.ts';
import { vars } from '../theme/theme.css.ts';

export const select = style([
  control,
  {
    appearance: 'none',
    paddingInlineEnd: '44px',
    textOverflow: 'ellipsis',
    // With a too long option, WebKit would otherwise make the surrounding container scroll.
    overflow: 'clip',
    cursor: 'pointer',
  },
]);

/** The browser's list of options allows only its colours to be styled. */
export const option = style({ color: vars.color.text, backgroundColor: vars.color.raised });

export const chevron = style({
  flex: 'none',
  width: '20px',
  marginInlineStart: '-36px',
  marginInlineEnd: vars.space.medium,
  color: vars.color.textSoft,
  pointerEvents: 'none',
});
