import { style } from '@vanilla-extract/css';
import { hover } from '../theme/mixins.ts';
import { color } from '../theme/tokens.ts';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  width: '100%',
  minWidth: 0,
});

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });

export const label = style({
  fontSize: vars.fontSize.small,
  fontWeight: 700,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.text,
});

export const mark = style({
  padding: `0 ${vars.space.tiny}`,
  border: `1px solid ${vars.color.orange}`,
  borderRadius: vars.radius.small,
  color: vars.color.orangeLight,
  fontSize: vars.fontSize.meta,
  lineHeight: vars.lineHeight.snug,
});

export const box = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
  transition: `border-color ${vars.motion.quick}, box-shadow ${vars.motion.quick}`,
  selectors: {
    '&:hover': hover({ borderColor: vars.color.textSoft }),
    '&&:focus-within': { borderColor: vars.color.orange, boxShadow: `0 0 0 1px ${vars.color.orange}` },
    '&&[data-invalid]': { borderColor: vars.color.error },
    '&&[data-invalid]:focus-within': { boxShadow: `0 0 0 1px ${vars.color.error}` },
    '&:has([disabled])': { opacity: 0.45, cursor: 'not-allowed' },
  },
});

/** The input, textarea or select inside the box. */
export const control = style({
  flex: 1,
  // A percentage, so that a select with a long option does not widen the form.
  width: '100%',
  minWidth: 0,
  // Height of the box without its borders; larger with a larger font.
  height: 'max(46px, 2.375rem)',
  padding: `0 ${vars.space.medium}`,
  border: 'none',
  borderRadius: vars.radius.medium,
  background: 'none',
  // The surrounding box shows the focus ring; forced colors require a real outline.
  outline: 'none',
  selectors: {
    '&::placeholder': { color: vars.color.textMute, opacity: 1 },
    '&:placeholder-shown': { textOverflow: 'ellipsis' },
    '&:disabled': { cursor: 'inherit' },
  },
  '@media': { '(forced-colors: active)': { ':focus-visible': { outline: '2px solid Highlight' } } },
});

const note = style({ fontSize: vars.fontSize.small, lineHeight: vars.lineHeight.snug });
export const help = style([note, { color: vars.color.textSoft }]);
export const error = style([note, { display: 'flex', gap: vars.space.tiny, color: vars.color.error }]);
export const errorIcon = style({ flex: 'none', marginTop: '3px' });

/** The URL of an icon of 24 units, for parts of a field that cannot contain elements. */
const iconUrl = (path: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${color.textSoft}" stroke-width="1.8" stroke-linecap="round"><path d="${path}"/></svg>`,
  )}")`;

export const textInput = style([
  control,
  {
    selectors: {
      // A magnifier before the words that are searched for.
      '&[type="search"]': {
        paddingInlineStart: '44px',
        background: `${iconUrl('M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0M15.2 15.2 20 20')} 14px / 20px no-repeat`,
      },
      // The browser's own cross has another look in each browser; this one is as large as a touch target.
      '&::-webkit-search-cancel-button': {
        appearance: 'none',
        width: vars.size.touch,
        height: vars.size.touch,
        marginInlineEnd: `calc(-1 * ${vars.space.medium})`,
        background: `${iconUrl('m7 7 10 10M17 7 7 17')} center / 20px no-repeat`,
        cursor: 'pointer',
      },
      // Safari draws a date and a time as a button with its text in the middle.
      '&:is([type="date"], [type="time"])': { appearance: 'none' },
      '&::-webkit-date-and-time-value': { textAlign: 'start' },
      '&::-webkit-calendar-picker-indicator': { cursor: 'pointer' },
      '&:-webkit-autofill': {
        WebkitTextFillColor: vars.color.text,
        // The browser's autofill background can only be overridden by an inset shadow.
        boxShadow: `inset 0 0 0 100px ${vars.color.raised}`,
        caretColor: vars.color.text,
      },
    },
  },
]);
