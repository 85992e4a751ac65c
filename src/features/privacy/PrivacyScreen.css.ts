import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../ui/theme/breakpoints.ts';
import { hover, paper, smallSoft } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({
  boxSizing: 'content-box',
  maxWidth: vars.size.medium,
  marginInline: 'auto',
  padding: `0 ${vars.space.medium} ${vars.space.vast}`,
  '@media': { [from('small')]: { paddingInline: vars.space.large } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.medium}`,
  minHeight: vars.size.topBar,
});

export const home = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.medium,
});

export const head = style({
  display: 'grid',
  gap: vars.space.small,
  paddingBlock: `${vars.size.slot} ${vars.space.large}`,
  borderBottom: `1px solid ${vars.color.line}`,
});

export const date = style({ fontSize: vars.fontSize.small, color: vars.color.textSoft });

export const columns = style({
  display: 'grid',
  gap: vars.space.huge,
  paddingTop: vars.space.large,
  '@media': {
    [from('medium')]: {
      gridTemplateColumns: '248px minmax(0, 1fr)',
      gap: vars.space.vast,
      alignItems: 'start',
      paddingTop: vars.space.huge,
    },
  },
});

export const contents = style({
  padding: `${vars.space.medium} ${vars.space.medium} ${vars.space.small}`,
  ...paper,
  '@media': { [from('medium')]: { position: 'sticky', top: vars.space.large } },
});

export const contentsList = style({
  columnGap: vars.space.large,
  '@media': {
    [from('small')]: { columns: 2 },
    [from('medium')]: { columns: 'auto' },
  },
});

export const contentsTitle = style({ fontSize: vars.fontSize.small, fontWeight: 700 });

export const contentsLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  borderRadius: vars.radius.small,
  ...smallSoft,
  transition: `color ${vars.motion.quick}`,
  selectors: { '&:hover': hover({ color: vars.color.orangeLight }) },
});

export const policy = style({ display: 'grid', gap: vars.space.huge, maxWidth: '42em' });
export const sectionTitle = style({ fontSize: vars.fontSize.title });

export const items = style({ display: 'grid', gap: vars.space.hair, paddingLeft: '1.4em' });
globalStyle(`${items} > li`, { position: 'relative' });
globalStyle(`${items} > li::before`, {
  content: '',
  position: 'absolute',
  top: '0.75em',
  left: '-1.1em',
  width: '6px',
  height: '6px',
  borderRadius: '50%',
  backgroundImage: vars.gradient.brand,
});
