import { createDeviceSetting } from '../../lib/storage/deviceSetting.ts';

/** Whether the note effect is enabled (rule T1). */
export const noteEffectSetting = createDeviceSetting('mouse-effect', true);
