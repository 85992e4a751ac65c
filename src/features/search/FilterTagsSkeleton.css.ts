import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

/** As high as a category of many tags: what lies below it is out of view before and after they come. */
export const root = style({ display: 'flex', flexWrap: 'wrap', alignContent: 'flex-start', gap: vars.space.small });
export const chip = style({ height: '36px', display: 'grid' });
