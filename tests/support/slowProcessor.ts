import { cdp } from 'vitest/browser';

/**
 * A setup file for tests in a browser: slows the page's CPU down by the factor VITE_CPU_SLOWDOWN (`npm run tool --
 * steady`).
 */
const rate = Number(import.meta.env.VITE_CPU_SLOWDOWN ?? 1);
if (rate > 1) await cdp().send('Emulation.setCPUThrottlingRate', { rate });
