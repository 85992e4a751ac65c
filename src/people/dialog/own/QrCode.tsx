import { useEffect, useRef } from 'react';
import { encode } from 'uqr';
import { codePath, QUIET_ZONE } from './codePath.ts';
import * as css from './OwnProfile.css.ts';

interface QrCodeProps {
  text: string;
  /** Accessible name. */
  label: string;
}

/** Renders the link to the own profile as a QR code, dark on light in every theme, because scanners expect it so. */
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
