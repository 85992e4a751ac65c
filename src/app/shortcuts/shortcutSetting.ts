import { createDeviceSetting } from '../../lib/storage/deviceSetting.ts';

/** Whether the keyboard shortcuts work. They can be switched off because speech input may press single keys (WCAG 2.1.4). */
export const shortcutSetting = createDeviceSetting('keyboard-shortcuts', true);
