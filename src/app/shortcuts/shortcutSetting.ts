import { createDeviceSetting } from '../../lib/storage/deviceSetting.ts';

/**
 * Whether the keyboard shortcuts are enabled. Speech input may press single keys, so users can disable them (WCAG
 * 2.1.4).
 */
export const shortcutSetting = createDeviceSetting('keyboard-shortcuts', true);
