import { style } from '@vanilla-extract/css';
import { from } from '../../ui/theme/breakpoints.ts';
import { phraseLineBreaks } from '../../ui/theme/phraseLineBreaks.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/** Two radial gradients from opposite corners. */
const light = [
  'radial-gradient(60% 120% at 0% 100%, #D95F0047, transparent 70%)',
  'radial-gradient(50% 120% at 100% 0%, #B5176B52, transparent 70%)',
].join(', ');

/** Spans the whole width on a phone. The ring is partly outside the right edge. */
export const root = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.compact,
  minHeight: '200px',
  marginInline: `calc(-1 * ${vars.space.medium})`,
  padding: `${vars.space.huge} ${vars.space.medium}`,
  overflow: 'hidden',
  backgroundImage: light,
  '@media': {
    [from('small')]: {
      minHeight: '248px',
      marginInline: 0,
      marginTop: vars.space.large,
      padding: `${vars.space.giant} ${vars.space.giant}`,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
    },
  },
});

/** One line on a phone, with the background of the whole hero. */
export const brief = style({
  marginInline: `calc(-1 * ${vars.space.medium})`,
  marginBottom: `calc(-1 * ${vars.space.small})`,
  padding: `${vars.space.compact} ${vars.space.medium}`,
  backgroundImage: light,
  '@media': {
    [from('small')]: {
      marginInline: 0,
      marginTop: vars.space.large,
      padding: `${vars.space.medium} ${vars.space.large}`,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
    },
  },
});

export const ring = style({
  position: 'absolute',
  zIndex: -1,
  width: '300px',
  height: '300px',
  right: '-140px',
  top: '-40px',
  opacity: 0.4,
  '@media': {
    [from('small')]: { right: '-190px' },
    [from('medium')]: { width: '420px', height: '420px', right: '-20px', top: '-86px', opacity: 0.9 },
  },
});

export const sub = style({
  maxWidth: '34em',
  ...phraseLineBreaks,
  color: vars.color.textSoft,
  fontSize: vars.fontSize.small,
  '@media': { [from('small')]: { fontSize: vars.fontSize.body } },
});
