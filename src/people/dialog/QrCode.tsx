import { useEffect, useRef } from 'react';
import { encode } from 'uqr';
import * as css from './OwnProfile.css.ts';

/** Number of light modules around a QR code, without which scanners do not find it. */
export const QUIET_ZONE = 4;

interface QrCodeProps {
  text: string;
  /** Accessible name. */
  label: string;
}

/** Renders the link to the viewer's own profile as a QR code, dark on light in every theme, because scanners expect it so. */
export function QrCode({ text, label }: QrCodeProps) {
  const root = useRef<SVGSVGElement>(null);
  // The code may appear below the lower edge of the dialog.
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { data, size } = encode(text, { border: 0, ecc: 'M' });
  const side = size + 2 * QUIET_ZONE;
  return (
    <svg
      ref={root}
      className={css.code}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#ffffff" />
      <path d={codePath(data)} fill="#000000" />
    </svg>
  );
}

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
