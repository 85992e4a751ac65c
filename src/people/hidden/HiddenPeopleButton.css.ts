import { style } from '@vanilla-extract/css';
import { textButton } from '../../ui/theme/mixins.ts';

/** Style of the button below a list of people. */
export const root = style([textButton, { justifySelf: 'center' }]);
