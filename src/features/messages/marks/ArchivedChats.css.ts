import { style } from '@vanilla-extract/css';
import { smallSoft } from '../../../ui/theme/mixins.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const root = style({ marginTop: vars.space.small, borderTop: `1px solid ${vars.color.line}` });
export const button = style({
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
    '&:hover': { color: vars.color.text, backgroundColor: vars.color.raised },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const label = style({ flex: 1, minWidth: 0 });
export const chevron = style({
  display: 'grid',
  selectors: { '&[data-open]': { transform: 'rotate(180deg)' } },
});
