/** The tab that a key leads to, or null when the key is not about moving. Arrows go round (WAI-ARIA tabs pattern). */
export function tabTarget(key: string, current: number, count: number): number | null {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
