import type { FunctionComponent } from 'react';

const pixels = { small: 16, medium: 20, large: 24 } as const;

export interface IconProps {
  /** 16, 20 or 24 px; default `medium` (20). */
  size?: keyof typeof pixels;
}

/**
 * Creates an icon component from SVG path data on 24 by 24 units, drawn in the colour of the text. Always decoration;
 * the control needs a name.
 */
export function icon(path: string, { filled = false, strokeWidth = 1.8 } = {}): FunctionComponent<IconProps> {
  return ({ size = 'medium' }) => (
    <svg
      width={pixels[size]}
      height={pixels[size]}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
