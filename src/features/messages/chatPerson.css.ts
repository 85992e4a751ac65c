import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  color: vars.color.textMute,
  fontSize: vars.fontSize.meta,
  lineHeight: 1.35,
  selectors: { '&[data-online]': { color: vars.color.ok } },
});
export const mark = style({
  flex: 'none',
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  border: '1.5px solid currentColor',
  selectors: { [`${label}[data-online] &`]: { backgroundColor: 'currentColor' } },
});

/** Style of a dot on the edge of a picture. */
export const onPicture = style({
  position: 'absolute',
  right: '0',
  bottom: '0',
  width: '13px',
  height: '13px',
  border: `2px solid ${vars.color.paper}`,
  borderRadius: '50%',
  backgroundColor: vars.color.ok,
  forcedColorAdjust: 'none',
});
