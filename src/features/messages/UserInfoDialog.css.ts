import { style } from '@vanilla-extract/css';
import { phraseLineBreaks } from '../../ui/theme/phraseLineBreaks.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const who = style({ display: 'grid', justifyItems: 'center', gap: vars.space.small, textAlign: 'center' });
export const name = style({ fontSize: vars.fontSize.title, fontWeight: 700, overflowWrap: 'anywhere' });
export const joined = style({ color: vars.color.textMute, fontSize: vars.fontSize.small });
export const whole = style(phraseLineBreaks);
export const bio = style({ whiteSpace: 'pre-line', color: vars.color.textSoft });
export const facts = style({ display: 'grid', gap: vars.space.medium });
export const term = style({ marginBottom: vars.space.hair, color: vars.color.textMute, fontSize: vars.fontSize.small });
