import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../ui/theme/breakpoints.ts';
import { linkText } from '../../ui/theme/mixins.ts';
import { phraseLineBreaks } from '../../ui/theme/phraseLineBreaks.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100dvh',
  overflow: 'hidden',
  '@media': {
    [from('medium')]: { gridTemplateRows: 'none', gridTemplateColumns: 'minmax(0, 1.15fr) minmax(420px, 1fr)' },
  },
});

/** Width of the column of the form. */
const column = '25rem';
/** Beside the column; at least as wide as on a phone. */
const gutter = `max(${vars.space.medium}, (100% - ${column}) / 2)`;

export const authBanner = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignContent: 'end',
  gap: vars.space.small,
  // The text begins where the column of the form does.
  padding: `${vars.space.huge} ${gutter} ${vars.space.large}`,
  '@media': {
    [from('small')]: { minHeight: '232px', alignContent: 'space-between', paddingBlock: vars.space.giant },
    [from('medium')]: { borderRight: `1px solid ${vars.color.line}`, paddingInline: vars.space.giant },
  },
});

/** Imitates stage lighting: orange from below, magenta from the side. It extends below the text and fades out there. */
globalStyle(`${authBanner}::before`, {
  content: '',
  position: 'absolute',
  zIndex: -2,
  inset: '0 0 -96px',
  backgroundImage: [
    'radial-gradient(80% 70% at 18% 100%, #D95F0059, transparent 70%)',
    'radial-gradient(70% 80% at 92% 8%, #B5176B59, transparent 70%)',
  ].join(', '),
  maskImage: 'linear-gradient(#000 40%, transparent)',
  '@media': { [from('medium')]: { inset: 0, maskImage: 'none' } },
});

/** On a phone only a corner of the ring is visible, clear of the text beside it. */
export const ring = style({
  position: 'absolute',
  zIndex: -1,
  width: '180px',
  height: '180px',
  top: '-72px',
  right: '-84px',
  opacity: 0.75,
  '@media': {
    [from('small')]: { width: '300px', height: '300px', top: '-96px', right: '-90px' },
    [from('medium')]: {
      width: 'min(82%, 62vh)',
      height: 'auto',
      aspectRatio: '1',
      top: '45%',
      left: '50%',
      right: 'auto',
      opacity: 1,
      translate: '-50% -50%',
    },
  },
});

export const promise = style({ display: 'grid', gap: vars.space.small, maxWidth: '30em' });

export const headline = style({
  fontSize: 'clamp(1.25rem, 0.9rem + 1.9vw, 2.5rem)',
  fontWeight: 700,
  lineHeight: 1.3,
  fontFeatureSettings: '"palt"',
  textWrap: 'balance',
  // Breaks the line only between its two phrases.
  wordBreak: 'keep-all',
});

export const sub = style({
  display: 'none',
  color: vars.color.textSoft,
  ...phraseLineBreaks,
  '@media': { [from('medium')]: { display: 'block' } },
});

export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'center',
  padding: `${vars.space.large} ${vars.space.medium} ${vars.space.giant}`,
  '@media': { [from('medium')]: { alignContent: 'center', padding: vars.space.giant } },
});

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  width: '100%',
  maxWidth: column,
});
export const lead = style({ color: vars.color.textSoft });
export const other = style({
  marginTop: vars.space.small,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
});

export const links = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.large,
  paddingTop: vars.space.small,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
});
/** Advice below a form, for example when an e-mail does not arrive. */
export const hint = style({ fontSize: vars.fontSize.small, color: vars.color.textSoft });

/**
 * Reserves space for the error message. When the field loses the focus to a press on the button below, the message must
 * not move that button away.
 */
export const consent = style({ minHeight: '76px', marginBottom: `calc(${vars.space.medium} * -1)` });

export const privacyLink = style(linkText);
