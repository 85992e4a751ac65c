import type { Page } from '@playwright/test';

/** A visible control that the monkey can use: its name and the centre of its visible part. */
export interface Spot {
  x: number;
  y: number;
  name: string;
}

/** Selectors of the elements that actions can use. */
const selectors = {
  control:
    'a[href]:not([target]), button, input, textarea, select, summary, label, video, audio, [tabindex="0"], [role="option"], [role="menuitem"], [role="slider"]',
  field: 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, [contenteditable="true"]',
  link: 'a[href^="/"]:not([target])',
} as const;

export type TargetKind = keyof typeof selectors;

/**
 * Returns one of the controls that are visible and not covered; null when there is none. @param share its position in
 * their list, from 0 to 1
 */
export function findSpot(page: Page, kind: TargetKind, share: number): Promise<Spot | null> {
  return page.evaluate(
    ([selector, share]) => {
      const spots = [...document.querySelectorAll(selector)].flatMap((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
        const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
        if (
          right - left < 1 ||
          bottom - top < 1 ||
          left >= innerWidth ||
          top >= innerHeight ||
          right <= 0 ||
          bottom <= 0
        )
          return [];
        const hit = document.elementFromPoint(x, y);
        if (hit === null || !(element.contains(hit) || hit.contains(element))) return [];
        const words = element.getAttribute('aria-label') ?? element.textContent.trim();
        const id = element.getAttribute('name') ?? element.id;
        return [{ x, y, name: `${element.localName} ${words.slice(0, 30) || id}` }];
      });
      return spots[Math.floor(share * spots.length)] ?? null;
    },
    [selectors[kind], share] as const,
  );
}

/** The app's state as the page shows it in the next frame. */
export interface AppState {
  path: string;
  loggedIn: boolean;
  crashed: boolean;
}

const CRASH = '画面の表示中に問題が発生しました';

export function readAppState(page: Page): Promise<AppState> {
  return page.evaluate(
    (crash) =>
      new Promise<AppState>((resolve) => {
        requestAnimationFrame(() =>
          resolve({
            path: location.pathname,
            loggedIn: localStorage.getItem('token') !== null,
            crashed: document.body.textContent.includes(crash),
          }),
        );
      }),
    CRASH,
  );
}
