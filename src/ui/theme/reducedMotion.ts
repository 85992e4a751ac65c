import { createDeviceSetting } from '../../lib/storage/deviceSetting.ts';

/** Setting of the device: whether the app reduces motion, as if the system requested it. */
export const reducedMotion = createDeviceSetting('reduced-motion', false);

/** Applies the setting to the styles of the page, now and at every change. */
export function applyReducedMotion(): void {
  const apply = () => document.documentElement.toggleAttribute('data-still', reducedMotion.store.getState().isOn);
  apply();
  reducedMotion.store.subscribe(apply);
}

/** Whether the system or the setting requests reduced motion. */
export const isMotionReduced = (): boolean =>
  reducedMotion.store.getState().isOn || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
