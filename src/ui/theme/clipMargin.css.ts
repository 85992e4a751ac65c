import { globalStyle } from '@vanilla-extract/css';

// Safari clips without a margin (global.css.ts), so focus rings in paragraphs are drawn inside.
globalStyle(':is(p, h1, h2, h3, h4) :focus-visible', {
  '@supports': { 'not (overflow-clip-margin: 8px)': { outlineOffset: '-2px' } },
});
