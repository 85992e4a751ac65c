import { createGlobalTheme } from '@vanilla-extract/css';
import {
  barHeight,
  color,
  fontFamily,
  fontSize,
  gradient,
  layer,
  lineHeight,
  motion,
  radius,
  space,
} from './tokens.ts';

/** The theme contract: all styles refer to these names instead of values. */
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
    body: fontFamily,
  },
  size: {
    /** Minimum size of touch targets. */
    touch: '44px',
    /** Height of a chip that can be pressed; `global.css.ts` makes it a touch target where a finger is the pointer. */
    chip: '36px',
    /** Height of buttons and inputs. */
    control: '48px',
    /** Height of the card of a person: 400 px at the default font size, and more with a larger one. */
    card: 'calc(200px + 12.5rem)',
    /** Height of the top bar, including the safe area above it. */
    topBar: `calc(${barHeight} + env(safe-area-inset-top))`,
    /** Widths of a screen: for cards, for forms and for reading. */
    wide: '1632px',
    medium: '70rem',
    reading: '45rem',
    /** From the top bar to the heading of every screen; `global.css.ts` makes it 40 px from the small breakpoint on. */
    slot: '24px',
  },
});
