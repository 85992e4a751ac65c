import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { useScrollAnchor } from './useScrollAnchor.ts';

const page = document.createElement('div');
const root = createRoot(page);
afterEach(() => {
  root.unmount();
  page.remove();
  document.documentElement.style.overflowAnchor = '';
});

function List({ names }: { names: string }) {
  const list = useRef<HTMLUListElement>(null);
  useScrollAnchor(list);
  return (
    <ul ref={list}>
      {[...names].map((name) => (
        <li key={name} id={name} style={{ height: 500 }} />
      ))}
    </ul>
  );
}
const show = (names: string) => flushSync(() => root.render(<List names={names} />));
const topOf = (name: string) => document.getElementById(name)?.getBoundingClientRect().top;
const scrolled = () => new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));

test('without scroll anchoring, what is visible stays where it is when children above it come or go', async () => {
  vi.spyOn(CSS, 'supports').mockReturnValue(false);
  document.documentElement.style.overflowAnchor = 'none';
  document.body.append(page);
  show('bcdefgh');
  show('abcdefgh');
  expect(window.scrollY).toBe(0);
  const isScrolled = scrolled();
  window.scrollTo(0, 1_200);
  await isScrolled;
  const before = topOf('c');
  show('xabcdefgh');
  expect([topOf('c'), window.scrollY]).toEqual([before, 1_700]);
  await scrolled();
  show('bcdefgh');
  expect(topOf('c')).toBe(before);
});
