import type { ComponentType, CSSProperties, ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { SnackbarRegion } from './Snackbar/SnackbarRegion.tsx';
import { space } from './theme/tokens.ts';
import { createSnackbars, type Snackbars } from './Snackbar/snackbars.ts';

/** Extreme texts that every component must display; for stories only. */
export const longJapanese =
  'とても長い名前の音楽仲間を探しているみなさんへ向けた、途中で区切るところがほとんど見当たらないくらいに長い日本語の文言です';
/** With as many letters before the @ as there may be. */
export const longAddress = `${'hana-no-band-'.repeat(4)}tokyo-123456@long.example.com`;
export const unbreakable = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** All distances of `Stack` and `Cluster`. */
export const gaps = Object.keys(space) as (keyof typeof space)[];

interface SpecimensProps {
  children: ReactNode;
  /** Maximum width in px; default 480. */
  width?: number | undefined;
}

/** Arranges specimens in a column, each as wide as on a screen; for stories only. */
export function Specimens({ children, width = 480 }: SpecimensProps) {
  return (
    <main style={{ display: 'grid', gap: 24, justifyItems: 'start', maxWidth: width, padding: 24 }}>{children}</main>
  );
}

/** Decorators of stories: the story in a `main` of that style, or as a specimen of at most that width in px. */
export const inMain = (style: CSSProperties) => (Story: ComponentType) => (
  <main style={style}>
    <Story />
  </main>
);

export const inSpecimens = (width?: number) => (Story: ComponentType) => (
  <Specimens width={width}>
    <Story />
  </Specimens>
);

/** A decorator: the story in a `main` of that style, with the messages that the app shows. */
export const withSnackbars = (style: CSSProperties) => (Story: ComponentType) => (
  <>
    <main style={style}>
      <Story />
    </main>
    <SnackbarRegion />
  </>
);

/** A decorator: text twice as large. */
export const withLargeLetters = (Story: ComponentType) => (
  <>
    <style>{'html { font-size: 200% }'}</style>
    <Story />
  </>
);

/** Contains the path and the search, for stories that navigate. */
export function Address() {
  const [path] = useLocation();
  const search = useSearch();
  return (
    <p data-testid="address" hidden>
      {search === '' ? path : `${path}?${search}`}
    </p>
  );
}

/** Creates a queue with a stopped clock, so that its messages stay; for stories and tests. */
export function frozenSnackbars(prepare: (snackbars: Snackbars) => void): Snackbars {
  const snackbars = createSnackbars({ now: () => 0, after: () => () => undefined });
  prepare(snackbars);
  return snackbars;
}

/** Whether all of a one-line field's placeholder fits into it; for stories only. */
export function isPlaceholderWhole(field: HTMLInputElement): boolean {
  const own = getComputedStyle(field);
  // Firefox leaves the padding out of the clientWidth of a text field.
  const sides = [own.paddingLeft, own.paddingRight, own.borderLeftWidth, own.borderRightWidth];
  const room = sides.reduce((width, side) => width - Number.parseFloat(side), field.offsetWidth);
  const probe = document.createElement('span');
  probe.textContent = field.placeholder;
  probe.style.font = getComputedStyle(field, '::placeholder').font;
  probe.style.cssText += 'position: absolute; white-space: nowrap';
  document.body.append(probe);
  const width = probe.offsetWidth;
  probe.remove();
  return width > 0 && width <= room;
}
