const KILOBYTE = 1024;

/**
 * Formats a file size in the units of the limits (rule P18).
 * @example fileSize(1_572_864) // '1.5MB'
 */
export function fileSize(bytes: number): string {
  if (bytes >= KILOBYTE ** 2) return `${rounded(bytes / KILOBYTE ** 2)}MB`;
  return bytes >= KILOBYTE ? `${rounded(bytes / KILOBYTE)}KB` : `${bytes}B`;
}

const rounded = (amount: number) => (amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount));
