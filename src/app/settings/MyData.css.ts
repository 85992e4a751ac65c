import { globalStyle, style } from '@vanilla-extract/css';
import { metaMute, smallSoft } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const help = style(smallSoft);
/** The line above the progress bar: what is being fetched, and how much of it. */
export const progressLine = style([
  smallSoft,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: vars.space.tiny },
]);
export const file = style({
  display: 'inline-block',
  paddingBlock: vars.space.compact,
  color: vars.color.text,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  overflowWrap: 'anywhere',
});

/** Make the dialog as high as a window before the rest is known, so that it does not grow from its middle. */
export const waiting = style({ minHeight: '100vh' });
export const storedWaiting = style({ minHeight: '24rem' });
/** The row that opens the list looks like the headings of the other parts. */
export const storedRow = style({ borderTop: `1px solid ${vars.color.line}`, paddingTop: vars.space.small });
globalStyle(`${storedRow} h3`, { fontSize: vars.fontSize.body });
export const storedList = style({ display: 'grid' });
export const storedItem = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.small,
  paddingBlock: vars.space.small,
  selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${vars.color.line}` } },
});
/** As wide as the space beside the button, which wraps below the text if that is too narrow. */
export const storedWords = style({ flex: '1 1 11rem', minWidth: 0, overflowWrap: 'anywhere' });
export const storedHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.small,
});
export const storedName = style({ fontWeight: 700 });
export const storedSize = style(smallSoft);
export const storedAbout = style(metaMute);
