import { type ReactNode, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import '../theme/global.css.ts';

let root: Root | null = null;
let container: HTMLElement | null = null;

/** Renders a node on an empty page, inside a `main` as on a screen. */
export function show(node: ReactNode): HTMLElement {
  clear();
  document.documentElement.lang = 'ja';
  container = document.body.appendChild(document.createElement('main'));
  container.style.padding = '16px';
  // Resets the start of keyboard navigation: the browser remembers the position of the previous test's focused element.
  container.tabIndex = -1;
  container.focus();
  root = createRoot(container);
  const { hook } = memoryLocation({ path: '/' });
  flushSync(() =>
    root?.render(
      <Router hook={hook}>
        <Suspense fallback={null}>{node}</Suspense>
      </Router>,
    ),
  );
  return container;
}

function clear(): void {
  root?.unmount();
  container?.remove();
}

const wide = [1280, 800] as const;

/** Sets the viewport of a small phone until the test ends. */
export async function onAPhone(): Promise<void> {
  await page.viewport(320, 640);
}

/** Emulates media features, as set in the system's preferences, until the test ends. */
export async function withMedia(features: Record<string, string>): Promise<void> {
  // The same as "Rendering" in the developer tools.
  await (cdp() as { send: (method: string, params: object) => Promise<unknown> }).send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
}

/**
 * Applies the text spacing of WCAG 1.4.12.
 * @returns the texts that it clips
 */
export function textsClippedBySpacing(container: HTMLElement): string[] {
  const spacing = document.createElement('style');
  spacing.textContent =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';
  document.head.append(spacing);
  const cut = [...container.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const { overflowX, overflowY, overflowClipMargin } = getComputedStyle(element);
    // Visually hidden elements are clipped on purpose; scrolling elements are not clipped.
    if (element.clientWidth <= 1) return false;
    const beyond = (overflow: string, by: number) =>
      (overflow === 'hidden' && by > 1) || (overflow === 'clip' && by > 1 + Number.parseFloat(overflowClipMargin));
    return (
      beyond(overflowX, element.scrollWidth - element.clientWidth) ||
      beyond(overflowY, element.scrollHeight - element.clientHeight)
    );
  });
  spacing.remove();
  return cut.map((element) => element.textContent);
}

afterEach(async () => {
  clear();
  await withMedia({});
  await page.viewport(...wide);
});
