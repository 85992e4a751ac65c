import { globalStyle, style } from '@vanilla-extract/css';
import { paper, textButton } from '../../../ui/theme/mixins.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.medium,
  minWidth: 0,
});
// The links to the pages.
globalStyle(`${root} > nav`, { marginTop: vars.space.medium });
export const note = style({ color: vars.color.textSoft, textAlign: 'center' });

/**
 * Overlays the upper edge of the cards, so that nothing moves when the line appears; where large letters leave no room for
 * that, it has a row of its own.
 */
export const update = style({
  position: 'sticky',
  top: `calc(${vars.size.topBar} + ${vars.space.large})`,
  zIndex: vars.layer.raised,
  display: 'grid',
  placeContent: 'center',
  height: 0,
  '@media': { '(max-width: 19.9rem)': { position: 'static', height: 'auto' } },
});
export const updateLine = style({
  ...paper,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  paddingInlineStart: vars.space.small,
  fontSize: vars.fontSize.meta,
});
export const updateButton = style({ ...textButton, minHeight: '2.25rem', fontSize: vars.fontSize.meta });
