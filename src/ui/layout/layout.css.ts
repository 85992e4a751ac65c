import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '../theme/tokens.ts';
import { vars } from '../theme/theme.css.ts';

/** A column that is no wider than its parent: a long word breaks instead of widening it. */
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });
export const cluster = style({ display: 'flex', flexWrap: 'wrap' });

export const gap = styleVariants(space, (_, name: keyof typeof space) => ({ gap: vars.space[name] }));
export const stackAlign = styleVariants({
  stretch: {},
  start: { justifyItems: 'start' },
  center: { justifyItems: 'center' },
});
export const clusterAlign = styleVariants({ stretch: {}, center: { alignItems: 'center' } });
export const justify = styleVariants({
  start: {},
  center: { justifyContent: 'center' },
  between: { justifyContent: 'space-between' },
  end: { justifyContent: 'flex-end' },
});
