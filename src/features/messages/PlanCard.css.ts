import { style } from '@vanilla-extract/css';
import { from } from '../../ui/theme/breakpoints.ts';
import { hover } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({ display: 'grid', gap: vars.space.small, minWidth: 'min(17rem, 100%)' });
export const kind = style({ fontWeight: 700 });
export const candidates = style({ display: 'grid', gap: vars.space.hair });
export const candidate = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.hair,
  paddingInlineStart: '10px',
  borderRadius: vars.radius.medium,
  backgroundColor: 'rgb(0 0 0 / 0.22)',
  selectors: { '&[data-agreed]': { outline: '2px solid currentColor', outlineOffset: '-2px' } },
});
export const time = style({ display: 'grid', paddingBlock: vars.space.hair, fontVariantNumeric: 'tabular-nums' });
export const note = style({ fontSize: vars.fontSize.meta, lineHeight: 1.4 });
export const choose = style({
  minWidth: '4.5rem',
  minHeight: vars.size.touch,
  paddingInline: '12px',
  borderRadius: vars.radius.medium,
  fontWeight: 700,
  selectors: {
    '&:hover': hover({ backgroundColor: 'rgb(255 255 255 / 0.14)' }),
    '&:active': { backgroundColor: 'rgb(255 255 255 / 0.2)' },
    '&[aria-pressed="false"]': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
});
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  justifySelf: 'start',
  minHeight: vars.size.touch,
  color: 'inherit',
  fontWeight: 700,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  selectors: {
    '&:hover': hover({ textDecorationThickness: '2px' }),
    '&:active': { opacity: 0.8 },
    '&[aria-pressed="true"]': { textDecoration: 'none' },
  },
});
/** In the header of the chat. */
export const next = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.hair,
  color: vars.color.orangeLight,
  fontSize: vars.fontSize.meta,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
});

/** A phone has room for the date alone. */
export const nextIcon = style({ display: 'none', '@media': { [from('small')]: { display: 'inline-flex' } } });
/** Beside the composer, as high as its field. */
export const plus = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: '48px',
  color: vars.color.textSoft,
});
