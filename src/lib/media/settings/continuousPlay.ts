import { createDeviceSetting } from '../../storage/deviceSetting.ts';

/** Whether the next sound of a list follows at the end of one (rule B35). */
export const continuousPlay = createDeviceSetting('continuous-play', true);
