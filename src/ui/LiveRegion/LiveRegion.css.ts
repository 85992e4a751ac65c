import { style } from '@vanilla-extract/css';
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

/**
 * Contains its layout: an announcement that comes or goes lays out nothing else of the page. It is hidden as a whole,
 * so that an announcement needs no box of its own.
 */
export const region = style([hidden, { contain: 'strict' }]);
