import { globalStyle, style } from '@vanilla-extract/css';
import { visuallyHidden } from '../theme/mixins.ts';

export const root = style({ ...visuallyHidden, margin: '-1px', whiteSpace: 'nowrap' });
// `text-wrap` of headings and paragraphs would let them wrap again, one character per line.
globalStyle(`${root} *`, { whiteSpace: 'inherit' });
