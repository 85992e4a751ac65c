import { useEffect, useRef } from 'react';
import { encode } from 'uqr';
import { codePath, QUIET_ZONE } from './codePath.ts';
import * as css from './OwnProfile.css.ts';

interface QrCodeProps {
  text: string;
  /** Accessible name. */
  label: string;
}

/** A QR code, dark on light in every theme: readers of phones expect it so. */
export function QrCode({ text, label }: QrCodeProps) {
  const root = useRef<SVGSVGElement>(null);
  // It may appear below the edge of the dialog.
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
