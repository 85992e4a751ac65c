import { globalStyle, style } from '@vanilla-extract/css';
import { mark } from '../../ui/LinkedText/LinkedText.css.ts';
import { below } from '../../ui/theme/breakpoints.ts';
import { smallSoft } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/** One line; on a phone two lines, of which the upper one replaces the header of the chat. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto auto auto',
  alignItems: 'center',
  columnGap: vars.space.hair,
  padding: vars.space.small,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [below('small')]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', paddingBottom: vars.space.hair },
  },
});

export const field = style({ '@media': { [below('small')]: { gridColumn: '1 / 3' } } });

export const count = style({
  minWidth: '72px',
  paddingInline: vars.space.small,
  ...smallSoft,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '@media': { [below('small')]: { gridRow: 2, textAlign: 'start' } },
});

export const older = style({ display: 'grid', '@media': { [below('small')]: { gridArea: '2 / 2' } } });
export const newer = style({ display: 'grid', '@media': { [below('small')]: { gridArea: '2 / 3' } } });
export const close = style({ display: 'grid', '@media': { [below('small')]: { gridArea: '1 / 3' } } });

/** The bubble of a message that is being sent is pale, which would make marks hard to read. */
globalStyle(`[data-status] [data-bubble][data-bubble]:has(${mark})`, { opacity: 1 });

/** The current message has a ring in addition. */
globalStyle(`[data-bubble]:has(${mark}[data-current])`, {
  outline: `2px solid ${vars.color.orangeLight}`,
  outlineOffset: '2px',
});
