const two = (part: number) => String(part).padStart(2, '0');

/**
 * Formats a duration or position in whole seconds (rule X19).
 * @param seconds NaN and values below 0 count as 0
 * @example mediaLength(65) // '1:05'
 * @example mediaLength(3_600) // '1:00:00'
 */
export function mediaLength(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes}:${two(whole % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(whole % 60)}`;
}
