const STEP = 5;
const PAGE = 30;

/**
 * Returns the position in seconds that a key seeks to on a slider of a sound or video; null for other keys.
 * @param step seconds for an arrow key
 * @param page seconds for PageUp and PageDown
 */
export function seekTarget(key: string, time: number, duration: number, step = STEP, page = PAGE): number | null {
  const targets: Partial<Record<string, number>> = {
    ArrowLeft: time - step,
    ArrowDown: time - step,
    ArrowRight: time + step,
    ArrowUp: time + step,
    PageDown: time - page,
    PageUp: time + page,
    Home: 0,
    End: duration,
  };
  const target = targets[key];
  return target === undefined ? null : Math.max(0, Math.min(duration, target));
}
