import { style } from '@vanilla-extract/css';
import { textButton } from '../../../ui/theme/mixins.ts';

/** Below a list of people. */
export const root = style([textButton, { justifySelf: 'center' }]);
