import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { motionAllowed } from '../../../ui/theme/breakpoints.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const leave = keyframes({ to: { opacity: 0 } });
const pop = keyframes({ from: { opacity: 0, transform: 'translateY(16px) scale(0.8)' } });

export const root = style({
  position: 'fixed',
  zIndex: vars.layer.dialog,
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.large,
  width: '100%',
  padding: vars.space.large,
  backgroundColor: vars.color.ground,
  backgroundImage: 'radial-gradient(60% 40% at 50% 42%, #FF7A1A33, #F0479E1F 55%, transparent)',
  '@media': {
    [motionAllowed]: {
      animation: `${appear} ${vars.motion.calm}`,
      selectors: { '&[data-leaving]': { animation: `${leave} 500ms ease-in forwards` } },
    },
  },
});
export const words = style({
  fontSize: vars.fontSize.title,
  fontWeight: 700,
  lineHeight: vars.lineHeight.tight,
  textAlign: 'center',
});
/** As high as the pictures before they are known. */
export const people = style({ display: 'flex', gap: vars.space.medium, minHeight: '72px' });
export const person = style({
  width: '72px',
  height: '72px',
  overflow: 'hidden',
  borderRadius: '50%',
  boxShadow: `0 0 0 2px ${vars.color.ground}, 0 0 0 4px ${vars.color.magenta}`,
});
for (const [place, delay] of ['180ms', '300ms', '420ms'].entries()) {
  globalStyle(`${root}:not([data-leaving]) ${person}:nth-child(${place + 1})`, {
    '@media': { [motionAllowed]: { animation: `${pop} ${vars.motion.slow} ${delay} backwards` } },
  });
}
