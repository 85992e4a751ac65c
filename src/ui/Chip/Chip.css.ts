import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const base = style({
  display: 'inline-block',
  maxWidth: '100%',
  padding: `2px 10px`,
  border: '1px solid',
  borderRadius: vars.radius.full,
  fontSize: vars.fontSize.meta,
  lineHeight: vars.lineHeight.snug,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The tints are the brand colours at a seventh over paper: text keeps more than 7:1 on them. */
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
