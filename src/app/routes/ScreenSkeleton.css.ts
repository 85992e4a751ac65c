import { style, type StyleRule } from '@vanilla-extract/css';
import { from } from '../../ui/theme/breakpoints.ts';
import { columns, paper } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import type { SkeletonKind } from './skeletonKind.ts';

const wide = from('small');

/** Selected by an attribute and not by a class of its own, since names of classes are part of every first load. */
const ofKind = (kinds: Partial<Record<SkeletonKind, StyleRule>>): StyleRule => ({
  selectors: Object.fromEntries(
    Object.entries(kinds).map(([kind, rule]) => [`[data-skeleton="${kind}"]&, [data-skeleton="${kind}"] &`, rule]),
  ),
});

/** The outer dimensions of the screens, and of the left pane of the messages. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.medium,
  marginInline: 'auto',
  paddingBlock: vars.space.large,
  ...ofKind({
    list: { maxWidth: '720px', '@media': { [wide]: { paddingTop: vars.space.giant } } },
    form: { maxWidth: '1120px' },
    panes: {
      height: `calc(100dvh - ${vars.size.topBar} - 2 * ${vars.space.medium})`,
      marginBlock: vars.space.medium,
      paddingBlock: vars.space.medium,
      overflow: 'hidden',
      '@media': {
        [wide]: { gridTemplateColumns: '248px', paddingInline: vars.space.medium, ...paper },
        [from('medium')]: { gridTemplateColumns: '328px' },
      },
    },
  }),
});

export const heading = style({ width: '48%', height: '32px', borderRadius: vars.radius.small });

export const parts = style({
  display: 'grid',
  gap: vars.space.medium,
  ...ofKind({
    cards: { '@media': { [wide]: columns(2, vars.space.medium), [from('medium')]: columns(3, vars.space.medium) } },
  }),
});

export const part = style({
  height: '60px',
  borderRadius: vars.radius.card,
  opacity: 0.5,
  ...ofKind({ cards: { height: '400px' }, list: { height: '116px' } }),
});
