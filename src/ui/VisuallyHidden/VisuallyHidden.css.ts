import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
// `text-wrap` of headings and paragraphs would let them wrap again, one character per line.
globalStyle(`${root} *`, { whiteSpace: 'inherit' });
