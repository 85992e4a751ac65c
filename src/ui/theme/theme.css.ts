import { createGlobalTheme } from '@vanilla-extract/css';
import { color, fontSize, gradient, layer, lineHeight, motion, radius, space } from './tokens.ts';

/** The theme contract: every style refers to these names and never to a value. */
export const vars = createGlobalTheme(':root', {
  color,
  space,
  radius,
  fontSize,
  lineHeight,
  motion,
  layer,
  gradient: {
    brand: `linear-gradient(${gradient.angle}, ${gradient.from}, ${gradient.to})`,
  },
  font: {
    body: '"Hiragino Sans", "Hiragino Kaku Gothic ProN", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic Medium", "YuGothic", Meiryo, system-ui, sans-serif',
  },
  size: {
    /** Smallest thing to touch. */
    touch: '44px',
    /** Height of buttons and inputs. */
    control: '48px',
    topBar: '64px',
    page: '1440px',
  },
});
