import { style } from '@vanilla-extract/css';
import { below, from } from '../../../ui/theme/breakpoints.ts';
import { filmFrame, hover, oneLine, paper, smallSoft } from '../../../ui/theme/mixins.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.compact,
  padding: '12px',
  paddingInlineStart: 0,
  ...paper,
  transition: `border-color ${vars.motion.quick}, background-color ${vars.motion.quick}`,
  selectors: {
    '&[data-lifted]': { borderColor: vars.color.orange, backgroundColor: vars.color.raised },
  },
  '@media': {
    [from('small')]: { gridTemplateColumns: 'auto 200px minmax(0, 1fr)', alignItems: 'start', gap: vars.space.medium },
  },
});

export const handle = style({
  display: 'grid',
  placeItems: 'center',
  gridRow: '1 / span 2',
  width: vars.size.touch,
  minHeight: vars.size.touch,
  height: '100%',
  borderRadius: vars.radius.medium,
  color: vars.color.textMute,
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&:hover': hover({ color: vars.color.text }),
    '&&[aria-pressed="true"]': { color: vars.color.orange, cursor: 'grabbing' },
  },
  '@media': { [from('small')]: { gridRow: 'auto' } },
});

export const cardStill = style({ minWidth: 0, '@media': { [from('small')]: { gridColumn: 2 } } });
export const cardWords = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.hair,
  gridColumn: 2,
  minWidth: 0,
  '@media': {
    [from('small')]: { gridColumn: 3 },
    // The fields of the form are as wide as a phone, so that their placeholders fit.
    [below('small')]: {
      selectors: { '&:has(form)': { gridColumn: '1 / -1', paddingInlineStart: vars.space.compact } },
    },
  },
});
export const cardTitle = style({ fontSize: vars.fontSize.body });
export const description = style({
  ...smallSoft,
  whiteSpace: 'pre-line',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.hair,
  marginInlineStart: '-10px',
});
export const action = style({
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  padding: `0 12px`,
  borderRadius: vars.radius.medium,
  fontSize: vars.fontSize.small,
  fontWeight: 700,
  textAlign: 'center',
  color: vars.color.textSoft,
  selectors: { '&:hover': hover({ color: vars.color.text, backgroundColor: vars.color.line }) },
});
export const danger = style([action, { selectors: { '&:hover': hover({ color: vars.color.error }) } }]);

export const preview = style(filmFrame);
export const film = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  selectors: { '&[controls]': { objectFit: 'contain' } },
});
export const play = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', width: '100%' });
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: '50%',
  color: vars.color.text,
  backgroundColor: '#0B0B0DCC',
  border: '1px solid #FFFFFF59',
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: { [`${play}:hover > &`]: hover({ color: vars.color.onBrand, backgroundColor: vars.color.orange }) },
});
export const broken = style({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  padding: vars.space.small,
  fontSize: vars.fontSize.meta,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
  color: vars.color.textSoft,
});

/** Style of the label that follows the pointer; the item itself moves in the list. */
export const dragLabel = style({
  display: 'inline-block',
  maxWidth: '280px',
  padding: `${vars.space.small} ${vars.space.medium}`,
  marginInlineStart: vars.space.giant,
  border: `1px solid ${vars.color.orange}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
  boxShadow: '0 12px 40px #000000B3',
  fontWeight: 700,
  ...oneLine,
});

export const title = style({ fontSize: vars.fontSize.title });
export const lead = style({ color: vars.color.textSoft });

export const file = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 200px) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.medium,
});
export const still = style(filmFrame);
export const picture = style({ width: '100%', height: '100%', objectFit: 'contain' });
export const length = style({
  position: 'absolute',
  right: vars.space.hair,
  bottom: vars.space.hair,
  padding: '1px 6px',
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize.meta,
  lineHeight: vars.lineHeight.snug,
  fontVariantNumeric: 'tabular-nums',
  backgroundColor: '#0B0B0DD9',
});
export const words = style({ lineHeight: vars.lineHeight.snug });
export const size = style({ fontSize: vars.fontSize.small, color: vars.color.textMute });
