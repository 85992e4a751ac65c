import { style } from '@vanilla-extract/css';
import { phraseLineBreaks } from '../theme/phraseLineBreaks.ts';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.small,
  padding: `${vars.space.giant} ${vars.space.medium}`,
  textAlign: 'center',
});

/** As high as a drawing while its code is loading. */
export const drawing = style({ minHeight: '120px', marginBottom: vars.space.medium });
export const title = style({ fontSize: vars.fontSize.title });
export const hint = style({ maxWidth: '36em', color: vars.color.textSoft, textWrap: 'balance', ...phraseLineBreaks });
export const action = style({ marginTop: vars.space.medium });

export const picture = style({ width: '168px', height: '120px' });

export const strokeOrange = style({ stroke: vars.color.orange });
export const strokeMagenta = style({ stroke: vars.color.magenta });
export const strokeFaint = style({ stroke: vars.color.edge });
export const fillOrange = style({ fill: vars.color.orange });
export const fillMagenta = style({ fill: vars.color.magenta });
