import { style } from '@vanilla-extract/css';
import { hover, pressedRow, smallSoft } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const archive = style({ marginTop: vars.space.small, borderTop: `1px solid ${vars.color.line}` });
export const archiveButton = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.compact,
  width: '100%',
  minHeight: '52px',
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderRadius: vars.radius.medium,
  ...smallSoft,
  textAlign: 'start',
  selectors: {
    '&:hover': hover({ color: vars.color.text, backgroundColor: vars.color.raised }),
    '&:active': pressedRow,
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const archiveLabel = style({ flex: 1, minWidth: 0 });
export const chevron = style({
  display: 'grid',
  selectors: { '&[data-open]': { transform: 'rotate(180deg)' } },
});

/** Overlaps the upper edge of the picture. */
export const marks = style({
  position: 'absolute',
  zIndex: vars.layer.raised,
  insetInlineStart: '8px',
  insetBlockStart: '8px',
  display: 'flex',
  gap: '1px',
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.full,
  color: vars.color.orangeLight,
  backgroundColor: vars.color.ground,
});
