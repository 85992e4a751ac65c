import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

type Role = 'button' | 'link' | 'checkbox' | 'textbox' | 'searchbox' | 'combobox' | 'tab';

/**
 * Maximum number of presses of Tab: more than any screen has between two controls; the open filters of the search have
 * a hundred.
 */
const FAR = 150;

interface Stop {
  /** What is wrong with the focused element; null if keyboard users can see and use it. */
  lost: string | null;
  /** Whether its text contains these words: its role and name take much longer to compute. */
  isAbout: boolean;
}

/** Reads everything about the focused element in one call, because there are hundreds of steps. */
async function lookAtFocus(page: Page, words: string): Promise<Stop> {
  return await page.evaluate((words) => {
    const lostFocus = () => {
      const focused = document.activeElement as HTMLElement | null;
      if (focused === null || focused === document.body) return 'nothing has the focus';
      // The focus guards at the edges of a dialog move the focus on.
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
      // A field shows the focus on the box around it, a card's link on the card, a hidden input on its visible part.
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

/** Presses Tab until the given element has the focus, and checks each focused element on the way. */
export async function tabTo(page: Page, role: Role, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await walk(page, key, name, page.getByRole(role, { name, exact: true }));
}

/** Like `tabTo`; password fields have no role, so they are found by their label. */
async function tabToField(page: Page, label: string): Promise<void> {
  await walk(page, 'Tab', label, page.getByLabel(label, { exact: true }));
}

async function walk(page: Page, key: string, name: string, target: Locator): Promise<void> {
  for (let press = 0; press < FAR; press += 1) {
    await page.keyboard.press(key);
    let stop = await lookAtFocus(page, name);
    // After the last control of a dialog the focus moves on in the next frame.
    if (stop.lost !== null) {
      const lost = async () => (stop = await lookAtFocus(page, name)).lost;
      await expect.poll(lost, `on the way to ${name}`).toBeNull();
    }
    if (stop.isAbout && (await target.evaluateAll(hasFocus))) return;
  }
  throw new Error(`${key} never came to ${name}`);
}

const hasFocus = (elements: Element[]) => elements.some((element) => element === document.activeElement);

/** Fills a field that is reached by Tab. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabToField(page, label);
  await page.keyboard.type(text);
}

/** Announcements during loading, which may occur for every part. */
const loading = '読み込み中…';

/**
 * Records what the page announces, from every page load on; to be called before the first one. Resolves when exactly
 * these announcements have occurred since the last call, each once.
 */
export async function listen(page: Page): Promise<(lines: readonly string[]) => Promise<void>> {
  let announced: string[] = [];
  await page.exposeBinding('announced', (_source, text: string) => announced.push(text));
  await page.addInitScript(() => {
    const loud = ['[aria-live="polite"]', '[aria-live="assertive"]'];
    const live = [...loud, '[role="status"]:not([aria-live])', '[role="alert"]:not([aria-live])'].join();
    const announce = (window as unknown as { announced: (text: string) => Promise<void> }).announced;
    const textOf = (node: Node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim();
    const announcementsIn = ({ type, target, addedNodes }: MutationRecord): string[] => {
      const around = target instanceof Element ? target : target.parentElement;
      // Changed text, or content added to an existing live region; otherwise regions that were added with their text.
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
    const said = () => announced.filter((line) => line !== loading).toSorted();
    await expect.poll(said, 'said by live regions').toEqual([...lines].toSorted());
    announced = [];
  };
}
