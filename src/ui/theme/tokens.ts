/** The design tokens as plain data, from which the theme, the unit tests and the app icon are built. */
export const color = {
  ground: '#0B0B0D',
  paper: '#151518',
  raised: '#1E1E22',
  /** Decorative lines without meaning. */
  line: '#2C2C31',
  /** Borders of inputs and controls: contrast of at least 3:1 with the surroundings. */
  edge: '#77726B',
  text: '#F6F3EE',
  textSoft: '#B8B2A9',
  /** The weakest colour that is allowed for text. */
  textMute: '#8C867E',
  /** Text on orange, magenta and the gradient; white would not be readable there. */
  onBrand: '#0B0B0D',
  orange: '#FF7A1A',
  orangeLight: '#FFA55C',
  orangeDark: '#D95F00',
  magenta: '#F0479E',
  magentaLight: '#FF7ABC',
  /** Only for fills, never for text. */
  magentaDark: '#B5176B',
  error: '#FF6B6B',
  ok: '#4CD787',
  warn: '#FFC24B',
  info: '#6AB8FF',
} as const;

/** Distances: multiples of 8 px; 12 for related elements; those below 8 inside of chips and between icon and text. */
export const space = {
  none: '0',
  hair: '4px',
  tiny: '6px',
  small: '8px',
  compact: '12px',
  medium: '16px',
  large: '24px',
  huge: '32px',
  giant: '48px',
  vast: '64px',
} as const;

export const radius = { small: '4px', medium: '8px', card: '16px', full: '999px' } as const;

/** Fonts of the system, so that no font is loaded. */
export const fontFamily =
  '"Hiragino Sans", "Hiragino Kaku Gothic ProN", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic Medium", "YuGothic", Meiryo, system-ui, sans-serif';

export const fontSize = {
  /** The smallest font size. */
  meta: '0.75rem',
  small: '0.875rem',
  body: '1rem',
  lead: '1.125rem',
  title: '1.25rem',
  heading: 'clamp(1.375rem, 1.1rem + 1.1vw, 1.75rem)',
  hero: 'clamp(1.875rem, 1.2rem + 3vw, 3.25rem)',
} as const;

export const lineHeight = { tight: '1.35', snug: '1.5', body: '1.75' } as const;

/** Durations, from 120 to 240 ms, and easing of transitions; always easing out. */
export const motion = {
  quick: '120ms cubic-bezier(0.2, 0.7, 0.3, 1)',
  calm: '200ms cubic-bezier(0.2, 0.7, 0.3, 1)',
  slow: '240ms cubic-bezier(0.2, 0.7, 0.3, 1)',
} as const;

/** z-index values. */
export const layer = { raised: '1', bar: '100', dialog: '200', menu: '300', snackbar: '400', skipLink: '500' } as const;

/** CSS variable: height of the top bar's row, which a screen may collapse. `vars.size.topBar` adds the safe area. */
export const BAR_HEIGHT = '--bar';
export const barHeight = `var(${BAR_HEIGHT}, 64px)`;

export const gradient = {
  angle: '100deg',
  from: color.orange,
  to: color.magenta,
} as const;
