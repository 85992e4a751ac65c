import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useAppBadge } from './MainNavigation.tsx';

function Badge({ count }: { count: number }) {
  useAppBadge(count);
  return null;
}

test('S8: the icon of the installed app shows the number of unread messages, and none at 0 and after the session', () => {
  const setAppBadge = vi.spyOn(navigator, 'setAppBadge').mockResolvedValue();
  const clearAppBadge = vi.spyOn(navigator, 'clearAppBadge').mockResolvedValue();
  const root = createRoot(document.createElement('div'));
  const show = (count: number) => flushSync(() => root.render(<Badge count={count} />));
  show(0);
  expect(setAppBadge).not.toHaveBeenCalled();
  show(3);
  expect(setAppBadge).toHaveBeenLastCalledWith(3);
  expect(clearAppBadge).not.toHaveBeenCalled();
  show(0);
  expect(clearAppBadge).toHaveBeenCalledTimes(1);
  show(120);
  expect(setAppBadge).toHaveBeenLastCalledWith(120);
  flushSync(() => root.unmount());
  expect(clearAppBadge).toHaveBeenCalledTimes(2);
});
