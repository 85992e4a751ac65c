import { style } from '@vanilla-extract/css';
import { from } from '../../ui/theme/breakpoints.ts';
import { vars } from '../../ui/theme/theme.css.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** 1, 2 and 3 columns, a page of 12 fills each; with a fourth beside the filters, tags would have no room. */
export const grid = style({
  display: 'grid',
  ...columns(1),
  gap: vars.space.medium,
  '@media': {
    [from('small')]: columns(2),
    [from('medium')]: { ...columns(3), gap: '20px' },
  },
  transition: `opacity ${vars.motion.slow}`,
  selectors: { '&[data-stale]': { opacity: 0.5, transitionDelay: '150ms' } },
});

/**
 * What is out of view is not laid out or painted: on most screens that is half of a page. A card is always as high as
 * this says (spec.md section 9), and what hover and likes draw around it is not cut off.
 */
export const place = style({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 400px',
  overflowClipMargin: '64px',
});
