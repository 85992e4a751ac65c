import type { ReactNode } from 'react';

export const iconSizes = ['small', 'medium', 'large'] as const;
export type IconSize = (typeof iconSizes)[number];

const pixels: Record<IconSize, number> = { small: 16, medium: 20, large: 24 };

export interface IconProps {
  /** 16, 20 or 24 px; medium unless given. */
  size?: IconSize;
}

interface DrawingProps extends IconProps {
  children: ReactNode;
  filled?: boolean;
}

/** The frame of every icon: 24 units square, drawn in the colour of the text. Always decoration; words name the control. */
export function Icon({ size = 'medium', filled = false, children }: DrawingProps) {
  return (
    <svg
      width={pixels[size]}
      height={pixels[size]}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
