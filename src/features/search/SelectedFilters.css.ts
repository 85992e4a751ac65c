import { style } from '@vanilla-extract/css';
import { textButton } from '../../ui/theme/mixins.ts';

export const list = style({ display: 'contents' });
export const item = style({ minWidth: 0, maxWidth: '100%' });
/** As high as a chip. */
export const skeleton = style({ display: 'grid', alignContent: 'center', height: '36px' });
export const clear = style({ ...textButton, marginBlock: '-4px' });
