import { createDeviceSetting } from '../../storage/deviceSetting.ts';

/** Whether the next sound of a list plays when one has ended. */
export const continuousPlay = createDeviceSetting('continuous-play', true);
