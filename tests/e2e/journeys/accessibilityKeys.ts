import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

type Role = 'button' | 'link' | 'checkbox' | 'textbox' | 'searchbox' | 'combobox' | 'tab';

/** More stops than any screen has between two things that somebody wants: the open filters of the search are a hundred. */
const FAR = 150;

interface Stop {
  /** What is wrong with where the focus is; null when somebody who only has keys can see it. */
  lost: string | null;
  /** Whether the words are anywhere about what has the focus: to find out its role and name takes much longer. */
  isAbout: boolean;
}

/** Looks at what has the focus, in one go: there are hundreds of stops. */
async function lookAtFocus(page: Page, words: string): Promise<Stop> {
  return await page.evaluate((words) => {
    const lostFocus = () => {
      const focused = document.activeElement as HTMLElement | null;
      if (focused === null || focused === document.body) return 'nothing has the focus';
      // Guards at the edges of a dialog hand the focus on.
      if (focused.hasAttribute('data-base-ui-focus-guard')) return null;
      const what = focused.outerHTML.slice(0, 120);
      const box = focused.getBoundingClientRect();
      const inView = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
      if (!inView || !focused.checkVisibility({ visibilityProperty: true })) return `out of sight: ${what}`;
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
      const isCovered = points.every(([x, y]) => {
        const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
        return (
          hit === null || !(focused.contains(hit) || hit.contains(focused) || hit.closest('label')?.control === focused)
        );
      });
      if (isCovered) return `covered: ${what}`;
      const ringOf = (element: Element | null, part?: string) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element ?? document.body, part);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      };
      // A field shows it on the box around it, a card's link around the card, a hidden input on what is seen of it.
      const hasRing = ringOf(focused) || ringOf(focused, '::after') || ringOf(focused.parentElement);
      const shade = (element: Element | null) => getComputedStyle(element ?? document.body).boxShadow !== 'none';
      const isFramed = shade(focused.parentElement) || shade(focused.parentElement?.parentElement ?? null);
      return hasRing || isFramed ? null : `without a ring: ${what}`;
    };
    const focused = document.activeElement as HTMLInputElement;
    const labels = [...(focused.labels ?? [])].map(({ textContent }) => textContent);
    const isAbout = [focused.ariaLabel, focused.textContent, ...labels].some((text) => text?.includes(words));
    return { lost: lostFocus(), isAbout };
  }, words);
}

/** Presses Tab until the focus is on what is meant, and looks at each stop on the way. */
export async function tabTo(page: Page, role: Role, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await walk(page, key, name, page.getByRole(role, { name, exact: true }));
}

/** As `tabTo`; password fields have no role, and their label leads to them. */
async function tabToField(page: Page, label: string): Promise<void> {
  await walk(page, 'Tab', label, page.getByLabel(label, { exact: true }));
}

async function walk(page: Page, key: string, name: string, target: Locator): Promise<void> {
  for (let press = 0; press < FAR; press += 1) {
    await page.keyboard.press(key);
    let stop = await lookAtFocus(page, name);
    // Past the last control of a dialog the focus is handed on, with the next frame.
    if (stop.lost !== null) {
      const lost = async () => (stop = await lookAtFocus(page, name)).lost;
      await expect.poll(lost, `on the way to ${name}`).toBeNull();
    }
    if (stop.isAbout && (await target.evaluateAll(hasFocus))) return;
  }
  throw new Error(`${key} never came to ${name}`);
}

const hasFocus = (elements: Element[]) => elements.some((element) => element === document.activeElement);

/** Fills a field that Tab leads to. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabToField(page, label);
  await page.keyboard.type(text);
}

/** What comes and goes while something loads, and may be said for every part of it. */
const loading = '読み込み中…';

/**
 * Writes down what the page says by itself, from every page load on; to be called before the first. The answer waits
 * until exactly these lines have been said since the last call, each once.
 */
export async function listen(page: Page): Promise<(lines: readonly string[]) => Promise<void>> {
  let heard: string[] = [];
  await page.exposeBinding('heard', (_source, text: string) => heard.push(text));
  await page.addInitScript(() => {
    const loud = ['[aria-live="polite"]', '[aria-live="assertive"]'];
    const live = [...loud, '[role="status"]:not([aria-live])', '[role="alert"]:not([aria-live])'].join();
    const announce = (window as unknown as { heard: (text: string) => Promise<void> }).heard;
    const textOf = (node: Node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim();
    const announcementsIn = ({ type, target, addedNodes }: MutationRecord): string[] => {
      const around = target instanceof Element ? target : target.parentElement;
      // A changed text, or what was added to a region that was there; else regions that came with their text.
      if (around?.closest(live)) return type === 'characterData' ? [textOf(target)] : [...addedNodes].map(textOf);
      return [...addedNodes]
        .filter((node) => node instanceof Element)
        .flatMap((node) => [node, ...node.querySelectorAll(live)])
        .filter((node) => node.matches('[role="alert"], [role="status"]'))
        .map(textOf);
    };
    new MutationObserver((changes) => {
      for (const text of new Set(changes.flatMap(announcementsIn))) if (text !== '') void announce(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return async (lines) => {
    const said = () => heard.filter((line) => line !== loading).toSorted();
    await expect.poll(said, 'said by live regions').toEqual([...lines].toSorted());
    heard = [];
  };
}
