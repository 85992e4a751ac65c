import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../../ui/theme/breakpoints.ts';
import { hover, pressedRaisedRow } from '../../../ui/theme/mixins.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 'none',
});

export const field = style({ padding: 0, marginBottom: vars.space.small, fontWeight: 700 });

export const option = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
  selectors: {
    '&:hover': hover({ borderColor: vars.color.textSoft }),
    '&:active': pressedRaisedRow,
    '&&:has(input:checked)': { borderColor: vars.color.orange, boxShadow: `0 0 0 1px ${vars.color.orange}` },
  },
  '@media': { [forcedColors]: { selectors: { '&:has(input:checked)': { outline: '2px solid Highlight' } } } },
});

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.size.touch,
  padding: `${vars.space.tiny} ${vars.space.medium}`,
  fontSize: vars.fontSize.small,
  color: vars.color.textSoft,
  cursor: 'pointer',
});

export const radio = style({
  flex: 'none',
  width: '20px',
  height: '20px',
  margin: 0,
  accentColor: vars.color.orange,
  cursor: 'pointer',
});

/** A long text scrolls, so that both choices stay visible. */
export const value = style({
  maxHeight: '8lh',
  padding: `0 ${vars.space.medium} ${vars.space.small}`,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
