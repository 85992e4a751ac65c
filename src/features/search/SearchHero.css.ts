import { style } from '@vanilla-extract/css';
import { from } from '../../ui/theme/breakpoints.ts';
import { betweenPhrases } from '../../ui/theme/phrases.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/** The stage: full width of the screen, light from two sides, the ring half behind the curtain. */
export const root = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignContent: 'center',
  gap: '12px',
  minHeight: '200px',
  marginInline: `calc(-1 * ${vars.space.medium})`,
  padding: `${vars.space.huge} ${vars.space.medium}`,
  overflow: 'hidden',
  backgroundImage: [
    'radial-gradient(60% 120% at 0% 100%, #D95F0047, transparent 70%)',
    'radial-gradient(50% 120% at 100% 0%, #B5176B52, transparent 70%)',
  ].join(', '),
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
  ...betweenPhrases,
  color: vars.color.textSoft,
  fontSize: vars.fontSize.small,
  '@media': { [from('small')]: { fontSize: vars.fontSize.body } },
});
