import { style } from '@vanilla-extract/css';
import { from } from '../../../ui/theme/breakpoints.ts';
import { hover, smallSoft } from '../../../ui/theme/mixins.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const fieldRow = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.large,
  '@media': { [from('small')]: { gridTemplateColumns: '1fr 1fr minmax(0, 0.7fr)', gap: vars.space.medium } },
});
export const fieldUnit = style({ paddingInlineEnd: vars.space.medium, color: vars.color.textSoft });

export const linksLead = style({ color: vars.color.textSoft });
export const checkLink = style({
  display: 'inline-block',
  minHeight: vars.size.touch,
  padding: '11px 0',
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.orangeLight,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  textDecorationColor: vars.color.orangeDark,
  selectors: { '&:hover': hover({ color: vars.color.text }) },
});

export const guide = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' });
export const guideLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.compact}`,
  width: '100%',
});
export const guidePosition = style({ ...smallSoft, fontVariantNumeric: 'tabular-nums' });
export const guideTitle = style({ marginTop: vars.space.large, fontSize: vars.fontSize.heading });
export const guideHint = style({ ...smallSoft, marginTop: vars.space.hair });
export const guideButton = style({
  minHeight: vars.size.touch,
  borderRadius: vars.radius.medium,
  color: vars.color.orangeLight,
  fontSize: vars.fontSize.small,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  selectors: { '&:hover': hover({ color: vars.color.text }) },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: vars.space.compact,
  '@media': {
    [from('medium')]: {
      gridTemplateRows: 'minmax(0, 1fr)',
      gridTemplateColumns: 'minmax(0, 1fr) min(20rem, 33%)',
      alignItems: 'start',
      gap: vars.space.huge,
    },
  },
});

export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  minWidth: 0,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [from('medium')]: {
      gridColumn: 2,
      gridRow: 1,
      position: 'sticky',
      top: `calc(${vars.size.topBar} + ${vars.space.large})`,
    },
  },
});

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The bar with the buttons is at the lower edge of the screen even when the panel is short.
  gridTemplateRows: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gridRow: 2,
  gap: vars.space.huge,
  minWidth: 0,
  '@media': { [from('medium')]: { gridColumn: 1, gridRow: 1, alignSelf: 'stretch' } },
});

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  '@media': { [from('small')]: { gap: vars.space.huge } },
  selectors: { '&[hidden]': { display: 'none' } },
});
