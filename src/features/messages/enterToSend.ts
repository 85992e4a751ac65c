import { createDeviceSetting } from '../../lib/storage/deviceSetting.ts';

/** Whether Enter alone sends a message; otherwise Ctrl+Enter does. */
export const enterToSend = createDeviceSetting('enter-to-send', true);
