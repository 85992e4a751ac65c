import { createDeviceSetting } from '../../storage/deviceSetting.ts';

/** Whether the next sound of a list plays when one has ended (rule B35). */
export const continuousPlay = createDeviceSetting('continuous-play', true);
