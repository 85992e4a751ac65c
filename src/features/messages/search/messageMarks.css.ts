import { globalStyle } from '@vanilla-extract/css';
import { mark } from '../../../ui/LinkedText/drawMarks.css.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

/** The bubble of a message that is being sent is pale, which would make marks hard to read. */
globalStyle(`[data-status] [data-bubble][data-bubble]:has(${mark})`, { opacity: 1 });

/** The current message has a ring in addition. */
globalStyle(`[data-bubble]:has(${mark}[data-current])`, {
  outline: `2px solid ${vars.color.orangeLight}`,
  outlineOffset: '2px',
});
