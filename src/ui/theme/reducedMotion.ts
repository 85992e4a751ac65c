import { createDeviceSetting } from '../../lib/storage/deviceSetting.ts';

/** Whether the app moves as little as if the system asked for it. */
export const reducedMotion = createDeviceSetting('reduced-motion', false);

/** Lets the styles of the page follow the setting from now on. */
export function applyReducedMotion(): void {
  const apply = () => document.documentElement.toggleAttribute('data-still', reducedMotion.store.getState().isOn);
  apply();
  reducedMotion.store.subscribe(apply);
}

/** Whether the system or the setting asks for as little movement as possible. */
export const isMotionReduced = (): boolean =>
  reducedMotion.store.getState().isOn || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
