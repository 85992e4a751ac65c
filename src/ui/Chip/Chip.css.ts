import { style, styleVariants } from '@vanilla-extract/css';
import { oneLine as line } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

/** Half the height of a chip with one line; chips with several lines have the same corners. */
const CORNER = '12px';

/** Wider letter spacing or larger text takes more lines (WCAG 1.4.12). Only texts beyond four lines are truncated. */
const base = style({
  display: '-webkit-inline-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  maxWidth: '100%',
  padding: `2px 10px`,
  border: '1px solid',
  borderRadius: CORNER,
  fontSize: vars.fontSize.meta,
  lineHeight: vars.lineHeight.snug,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

/** The background tints are the brand colours at one seventh over `paper`; text on them has a contrast above 7:1. */
export const tone = styleVariants({
  neutral: [base, { color: vars.color.textSoft, borderColor: vars.color.line, backgroundColor: vars.color.raised }],
  orange: [base, { color: vars.color.orangeLight, borderColor: '#4A2E1C', backgroundColor: '#2A1D16' }],
  magenta: [base, { color: vars.color.magentaLight, borderColor: '#4C2138', backgroundColor: '#2B1622' }],
  solid: [
    base,
    {
      color: vars.color.onBrand,
      borderColor: 'transparent',
      backgroundImage: vars.gradient.brand,
      backgroundOrigin: 'border-box',
      fontWeight: 700,
    },
  ],
  glass: [base, { color: vars.color.text, borderColor: '#FFFFFF33', backgroundColor: '#0B0B0DCC', fontWeight: 700 }],
});

/** For lists with little room: a text that is longer than one line ends with an ellipsis. */
export const oneLine = style({ display: 'block', ...line });
