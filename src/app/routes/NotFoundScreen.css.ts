import { style } from '@vanilla-extract/css';
import { phraseLineBreaks } from '../../ui/theme/phraseLineBreaks.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.medium,
  minHeight: '80vh',
  padding: vars.space.large,
  textAlign: 'center',
});

/** The figure 404, with a ring in place of the zero. It fits a narrow window even with text twice as large. */
export const figure = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  fontSize: 'min(clamp(4.5rem, 20vw, 8rem), 24vw)',
  fontWeight: 700,
  lineHeight: 1,
  color: vars.color.edge,
});

export const ring = style({ display: 'block', width: 'clamp(96px, 26vw, 168px)', height: 'clamp(96px, 26vw, 168px)' });
export const body = style({ maxWidth: '32em', color: vars.color.textSoft, textWrap: 'balance', ...phraseLineBreaks });
export const home = style({ marginTop: vars.space.small });
