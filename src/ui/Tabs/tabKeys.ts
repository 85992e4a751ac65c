/**
 * Returns the index of the tab that a key moves to, or null for other keys. Arrows wrap around (WAI-ARIA tabs pattern).
 */
export function tabTarget(key: string, current: number, count: number): number | null {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
