import { style, type StyleRule } from '@vanilla-extract/css';
import { from } from '../../ui/theme/breakpoints.ts';
import { cardColumns, paper } from '../../ui/theme/mixins.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import type { SkeletonKind } from './routes.ts';

/** In the middle of the window, below the header: the ring that is shown while a screen’s code loads. */
export const waiting = style({ display: 'grid', placeItems: 'center', minHeight: '60vh' });

const wide = from('small');

/**
 * Returns styles selected by an attribute and not by a class of its own, since class names are part of every first
 * load.
 */
const ofKind = (kinds: Partial<Record<SkeletonKind, StyleRule>>): StyleRule => ({
  selectors: Object.fromEntries(
    Object.entries(kinds).map(([kind, rule]) => [`[data-skeleton="${kind}"]&, [data-skeleton="${kind}"] &`, rule]),
  ),
});

/** The outer dimensions of the screens, and of the left pane of the messages. */
export const skeleton = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.medium,
  marginInline: 'auto',
  paddingBlock: `${vars.size.slot} ${vars.space.large}`,
  ...ofKind({
    list: { maxWidth: vars.size.reading },
    form: { maxWidth: vars.size.medium },
    panes: {
      height: `calc(100dvh - ${vars.size.topBar} - 2 * ${vars.space.medium})`,
      marginBlock: vars.space.medium,
      paddingBlock: vars.space.medium,
      overflow: 'hidden',
      '@media': {
        [wide]: { gridTemplateColumns: '15.5rem', paddingInline: vars.space.medium, ...paper },
        [from('medium')]: { gridTemplateColumns: '20.5rem' },
      },
    },
  }),
});

export const heading = style({ width: '48%', height: '32px', borderRadius: vars.radius.small });

export const parts = style({
  display: 'grid',
  gap: vars.space.medium,
  ...ofKind({
    cards: { ...cardColumns, rowGap: '20px' },
  }),
});

export const part = style({
  height: '60px',
  borderRadius: vars.radius.card,
  opacity: 0.5,
  ...ofKind({ cards: { height: vars.size.card }, list: { height: '116px' } }),
});

export const crashed = style({ display: 'grid', alignContent: 'center', minHeight: '70vh' });
