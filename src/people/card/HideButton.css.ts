import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';
import { round } from './LikeButton.css.ts';
import { root as card } from './ProfileCard.css.ts';

const cross = {
  content: '',
  gridArea: '1 / 1',
  width: '18px',
  height: '2px',
  borderRadius: '1px',
  backgroundColor: 'currentcolor',
} as const;

/**
 * The button is beside the name, as far from the heart as possible, so that nobody is hidden by mistake. With a pointer
 * that can hover, it appears while the card is hovered or has the focus. The cross is drawn without elements, of which
 * a card has few (figure Q10).
 */
export const root = style([
  round,
  {
    position: 'relative',
    gridArea: '1 / 1',
    placeSelf: 'end',
    right: 0,
    margin: vars.space.small,
    color: vars.color.textSoft,
    selectors: { '&:hover': { backgroundColor: vars.color.ground, color: vars.color.text } },
    '::before': { ...cross, transform: 'rotate(45deg)' },
    '::after': { ...cross, transform: 'rotate(-45deg)' },
    '@media': {
      '(hover: hover)': {
        opacity: 0,
        selectors: { [`${card}:hover &, ${card}:focus-within &`]: { opacity: 1 } },
      },
    },
  },
]);
