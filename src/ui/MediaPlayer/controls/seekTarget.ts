/** Step of the arrow keys in seconds. */
const STEP = 5;
const PAGE = 30;

/** Returns the position in seconds that a key seeks to; null for other keys. */
export function seekTarget(key: string, time: number, duration: number): number | null {
  const targets: Partial<Record<string, number>> = {
    ArrowLeft: time - STEP,
    ArrowDown: time - STEP,
    ArrowRight: time + STEP,
    ArrowUp: time + STEP,
    PageDown: time - PAGE,
    PageUp: time + PAGE,
    Home: 0,
    End: duration,
  };
  const target = targets[key];
  return target === undefined ? null : Math.max(0, Math.min(duration, target));
}
