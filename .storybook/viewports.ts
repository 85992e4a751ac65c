/** The windows for which stories are written. */
export const viewports = {
  small: { name: '320 px', styles: { width: '320px', height: '640px' } },
  narrow: { name: '360 px', styles: { width: '360px', height: '740px' } },
  low: { name: '740 × 360 px', styles: { width: '740px', height: '360px' } },
  keyboard: { name: '360 px above a keyboard', styles: { width: '360px', height: '420px' } },
  tablet: { name: '768 px', styles: { width: '768px', height: '1024px' } },
  desktop: { name: '1280 px', styles: { width: '1280px', height: '800px' } },
  wide: { name: '1920 px', styles: { width: '1920px', height: '1080px' } },
} as const;

/** In CSS. */
export interface WindowSize {
  width: string;
  height: string;
}

/** The size of a window; undefined for a name that is none of them. */
export function windowOf(name: string | undefined): WindowSize | undefined {
  return Object.entries(viewports).find(([key]) => key === name)?.[1].styles;
}
