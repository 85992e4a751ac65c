import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors } from '../../../ui/theme/breakpoints.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const controls = style({
  display: 'flex',
  // With large letters the button goes below.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.compact,
});
export const label = style({ whiteSpace: 'nowrap', fontSize: vars.fontSize.small, color: vars.color.textSoft });
export const slider = style({
  flex: '1 1 4rem',
  minWidth: 0,
  height: vars.size.touch,
  accentColor: vars.color.orange,
  cursor: 'pointer',
  selectors: { '&:disabled': { opacity: 0.45, cursor: 'not-allowed' } },
});
export const warning = style({
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.warn,
});

export const frame = style({
  position: 'relative',
  width: 'min(100%, 320px, 48dvh)',
  aspectRatio: '1',
  marginInline: 'auto',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.ground,
});

export const canvas = style({
  display: 'block',
  width: '100%',
  height: '100%',
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
});

/** Pictures are shown as circles nearly everywhere, so the area outside the circle is darkened. */
globalStyle(`${frame}::after`, {
  content: '',
  position: 'absolute',
  inset: 0,
  borderRadius: '50%',
  boxShadow: '0 0 0 999px #0B0B0D99, inset 0 0 0 2px #FFFFFF99',
  pointerEvents: 'none',
  '@media': { [forcedColors]: { border: '2px solid CanvasText' } },
});
