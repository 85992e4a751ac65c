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

/** Shows something on an empty page, as a screen would have it around. */
export function show(node: ReactNode): HTMLElement {
  clear();
  document.documentElement.lang = 'ja';
  container = document.body.appendChild(document.createElement('main'));
  container.style.padding = '16px';
  // Where Tab begins: what had the focus in the test before is gone, but the browser remembers the place.
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

/** The window of a small phone, until the test ends. */
export async function onAPhone(): Promise<void> {
  await page.viewport(320, 640);
}

/** Media features as a person may have set them in the system, until the test ends. */
export async function withMedia(features: Record<string, string>): Promise<void> {
  // The same as the developer tools do under "Rendering".
  await (cdp() as { send: (method: string, params: object) => Promise<unknown> }).send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
}

afterEach(async () => {
  clear();
  await withMedia({});
  await page.viewport(...wide);
});
