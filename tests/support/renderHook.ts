import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import { waitFor } from './waitFor.ts';

/** The properties that React requires of a root element. */
function fakeContainer(): Element {
  const defaultView = { HTMLIFrameElement: function frame() {} };
  const ownerDocument = { nodeType: 9, defaultView, activeElement: null, addEventListener: () => undefined };
  const container = { nodeType: 1, nodeName: 'DIV', tagName: 'DIV', ownerDocument, addEventListener: () => undefined };
  return container as unknown as Element;
}

export interface RenderedHook<Props, Result> {
  /** The result of the first rendering. */
  first: () => Result;
  /** The result of the last rendering. */
  current: () => Result;
  /** The number of renderings so far. */
  renders: () => number;
  rerender: (props: Props) => Promise<void>;
  unmount: () => Promise<void>;
}

/**
 * Renders a hook with React but without a DOM: enough for hooks that use no elements, and much faster than a browser.
 * State changes have to be wrapped in `act`. Hooks that are still mounted at the end of a test are unmounted: test
 * files share one process, and a remaining query would be refetched during another test.
 */
export async function renderHook<Props, Result>(
  use: (props: Props) => Result,
  props: NoInfer<Props>,
  wrap: (children: ReactNode) => ReactNode = (children) => children,
): Promise<RenderedHook<Props, Result>> {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean; window?: unknown; document?: unknown };
  scope.IS_REACT_ACT_ENVIRONMENT = true;
  // React reads the current event from the window.
  scope.window ??= {};
  const { window, document } = scope;
  const returned: Result[] = [];
  const Host = ({ given }: { given: Props }) => {
    returned.push(use(given));
    return null;
  };
  const root = createRoot(fakeContainer());
  const render = (given: Props) => act(async () => root.render(wrap(createElement(Host, { given }))));
  const unmount = () => act(async () => root.unmount());
  onTestFinished(async () => {
    // The test may have removed the stubbed page, which effects need to remove their listeners.
    Object.assign(scope, { window, document });
    await unmount();
    delete scope.window;
    delete scope.document;
  });
  await render(props);
  return {
    first: () => returned[0] as Result,
    current: () => returned.at(-1) as Result,
    renders: () => returned.length,
    rerender: render,
    unmount,
  };
}

/** Waits until a condition holds, and for the renderings that follow from it. */
export const until = (condition: () => unknown): Promise<void> =>
  act(async () => {
    await waitFor(() => expect(condition()).toBe(true));
    await new Promise((resolve) => setTimeout(resolve));
  });

export { act };
