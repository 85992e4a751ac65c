import { style } from '@vanilla-extract/css';
import { cardColumns, metaMute, metaSoft } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const grid = style({
  ...cardColumns,
  rowGap: vars.space.large,
});
export const date = style({
  paddingInline: vars.space.hair,
  ...metaMute,
});

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  paddingBlock: vars.space.large,
  paddingBottom: vars.space.vast,
});
export const sort = style({ flex: '0 1 11.875rem' });

export const hint = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });
export const hintIcon = style({ flex: 'none', color: vars.color.info });
export const hintWords = style({ ...metaSoft, flex: 1, minWidth: 0 });

/** Takes no room in the layout while it is empty. */
export const failure = style({ selectors: { '&:empty': { position: 'absolute' } } });
