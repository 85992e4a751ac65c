import { createDeviceSetting } from '../../lib/storage/deviceSetting.ts';

/** Whether musical notes rise near the mouse pointer, as decoration of every screen (rule T1). */
export const noteEffectSetting = createDeviceSetting('mouse-effect', true);
