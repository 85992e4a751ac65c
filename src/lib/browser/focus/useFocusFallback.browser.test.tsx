import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { useFocusFallback } from './useFocusFallback.ts';

let root: Root;
const page = document.createElement('div');
afterEach(() => {
  vi.useRealTimers();
  root.unmount();
  page.remove();
});

/** Renders a heading, and a dialog that stays in the DOM during its exit animation. */
function Screen({ open, isThere }: { open: boolean; isThere: boolean }) {
  useFocusFallback(open);
  return (
    <main>
      <h1 tabIndex={-1}>画面</h1>
      {isThere && (
        <div role="alertdialog" aria-label="質問">
          <button type="button">はい</button>
        </div>
      )}
    </main>
  );
}

function show(open: boolean, isThere: boolean): void {
  flushSync(() => root.render(<Screen open={open} isThere={isThere} />));
}

test('the heading gets the focus after a dialog with a long exit animation', () => {
  vi.useFakeTimers();
  document.body.append(page);
  root = createRoot(page);
  show(true, true);
  page.querySelector('button')?.focus();
  show(false, true);
  vi.advanceTimersByTime(1_000);
  expect(document.activeElement).toBe(page.querySelector('button'));
  show(false, false);
  vi.advanceTimersByTime(1_000);
  expect(document.activeElement).toBe(page.querySelector('h1'));
});
