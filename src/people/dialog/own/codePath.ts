/** Number of light modules around a QR code, without which scanners do not find it. */
export const QUIET_ZONE = 4;

/** Returns the dark modules of a QR code as an SVG path, row by row, inside the quiet zone. */
export function codePath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        return `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h${(end < 0 ? row.length : end) - x}v1H${x + QUIET_ZONE}z`;
      }),
    )
    .join('');
}
