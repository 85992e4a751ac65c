import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

/**
 * The styles of a `:hover` selector, for pointers that can hover: on touch, `:hover` stays until the next tap elsewhere.
 * A media query wins over states of the same specificity, so a state that must win doubles its `&`.
 * @param media further conditions
 */
export const hover = <Styles extends StyleRule>(styles: Styles, media = '') => ({
  '@media': { [`(hover: hover)${media && ` and ${media}`}`]: styles },
});

/** A row or card while it is pressed: a step lighter than while it is hovered. Smaller things shrink (global.css.ts). */
export const pressedRow = {
  animation: 'none',
  backgroundColor: vars.color.raised,
  ...hover({ backgroundColor: vars.color.line }),
} as const;

/** A row on the ground of `raised` while it is pressed. */
export const pressedRaisedRow = {
  animation: 'none',
  backgroundColor: vars.color.line,
  ...hover({ backgroundColor: '#3A3A40' }),
} as const;

/** Only assistive technology has it. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** The surface of a card: lighter than the page, with a thin border. */
export const paper = {
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.paper,
} as const;

/** A round surface filled with the brand gradient. */
export const brandDisc = {
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  color: vars.color.onBrand,
  backgroundImage: vars.gradient.brand,
  backgroundOrigin: 'border-box',
} as const;

/** The box around a video. */
export const filmFrame = {
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: '#000000',
} as const;

/** A grid of cards of people: as many columns as there is room for, each wide enough for the text of a card. */
export const cardColumns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  columnGap: '20px',
} as const;

/**
 * The box of a text that a person wrote: marks above and below its letters are painted at most a few pixels beyond it.
 * Paragraphs and headings are clipped so everywhere (global.css.ts). Safari knows no margin and clips at the box, in which
 * lines are high enough for the marks of any language.
 */
export const clippedText = { overflow: 'clip', overflowClipMargin: '8px' } as const;

/** A text in one line, which ends with an ellipsis when it is longer. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const text = (size: 'small' | 'meta', color: 'textSoft' | 'textMute') =>
  ({ fontSize: vars.fontSize[size], lineHeight: vars.lineHeight.snug, color: vars.color[color] }) as const;

export const smallSoft = text('small', 'textSoft');
export const metaSoft = text('meta', 'textSoft');
export const metaMute = text('meta', 'textMute');

/** The look of a link to another screen. */
export const linkText = {
  color: vars.color.orangeLight,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.orangeDark,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  borderRadius: vars.radius.small,
  selectors: {
    '&:hover': hover({ color: vars.color.text, textDecorationColor: vars.color.orange }),
    '&:active': { color: vars.color.text, textDecorationColor: vars.color.orange },
  },
} as const;

/** A button that looks like a link in a text, as high as a touch target. */
export const textButton = {
  minHeight: vars.size.touch,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.medium,
  color: vars.color.textSoft,
  fontSize: vars.fontSize.small,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  selectors: { '&:hover': hover({ color: vars.color.text }) },
} as const;

/**
 * Lets a press begin on the button itself: a picture or icon that is replaced before the press ends would take the click
 * with it.
 */
export const pressedAsWhole = (button: string) => globalStyle(`${button} > *`, { pointerEvents: 'none' });
