import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../ui/theme/breakpoints.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { root as header } from './ChatHeader.css.ts';
import { root as composer } from './Composer.css.ts';

/** Rows: header, messages, typing indicator, composer. The messages take the remaining height. */
export const root = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100%',
  '@media': {
    // On a phone the search replaces the header.
    [below('small')]: {
      selectors: { '&:has([data-chat-search])': { gridTemplateRows: 'minmax(0, 1fr) auto auto' } },
    },
  },
});
globalStyle(`${root}:has([data-chat-search]) > ${header}`, { '@media': { [below('small')]: { display: 'none' } } });
// In a window of few lines the search in the messages has the composer's place; a draft is kept.
globalStyle(`${root}:has([data-chat-search]) > ${composer}`, {
  '@media': { [`${below('small')} and (height < 30em)`]: { display: 'none' } },
});
// The date would cover the word that was found.
globalStyle(`${root}:has([data-chat-search]) [data-floating-day]`, { visibility: 'hidden' });
/** Contains the search in the messages, while it is open, and the messages. */
export const body = style({ display: 'flex', flexDirection: 'column', minHeight: 0 });
export const nobody = style({ display: 'grid', alignContent: 'center', height: '100%', color: vars.color.textSoft });
export const skeletons = style({
  display: 'grid',
  alignContent: 'end',
  gap: vars.space.compact,
  padding: vars.space.medium,
  minHeight: 0,
  overflow: 'hidden',
});
export const bubble = style({
  height: '42px',
  borderRadius: '18px',
  overflow: 'hidden',
  selectors: { '&[data-own]': { justifySelf: 'end' } },
});
