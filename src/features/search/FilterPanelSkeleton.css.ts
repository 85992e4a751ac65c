import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const field = style({ height: vars.size.control, borderRadius: vars.radius.medium });
export const title = style({ display: 'grid', alignContent: 'center', height: vars.size.touch });

/**
 * As high as a category with many tags: what follows it is below the fold both before and after the tags load, so that
 * loading causes no visible layout shift.
 */
export const tags = style({ display: 'flex', flexWrap: 'wrap', alignContent: 'flex-start', gap: vars.space.small });
export const chip = style({ height: '36px', display: 'grid' });
