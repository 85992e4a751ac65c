import { style } from '@vanilla-extract/css';
import * as dialog from '../Dialog/Dialog.css.ts';
import { vars } from '../theme/theme.css.ts';

export const content = style([dialog.content, { marginTop: vars.space.medium }]);
