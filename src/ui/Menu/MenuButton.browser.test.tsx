import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../conformance/testPage.tsx';
import { MenuButton } from './MenuButton.tsx';

test('every entry can be reached in a window as low as 400 % zoom makes it', async () => {
  await page.viewport(320, 256);
  const items = Array.from({ length: 8 }, (_, index) => ({ label: `${index + 1}番`, onSelect: () => undefined }));
  show(
    <MenuButton label="開く" items={items}>
      開く
    </MenuButton>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: '1番' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  const last = page.getByRole('menuitem', { name: '8番' });
  await expect.element(last).toHaveFocus();
  await expect.poll(() => last.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(256);
  await userEvent.keyboard('{Home}');
  const first = page.getByRole('menuitem', { name: '1番' });
  await expect.poll(() => first.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  expect(document.querySelector('[role="menu"]')?.matches(':popover-open')).toBe(true);
});

test('a press that begins before the picture on the button is replaced opens it all the same', async () => {
  show(
    <MenuButton label="開く" items={[{ label: '1番', onSelect: () => undefined }]}>
      <b>前</b>
    </MenuButton>,
  );
  const button = page.getByRole('button', { name: '開く' }).element();
  const { left, top, width, height } = button.getBoundingClientRect();
  // A browser drops the click when the element of its pointerdown is gone.
  expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(button);
});

test('a change of the window that came before it was opened does not close it', async () => {
  await page.viewport(320, 256);
  show(
    <MenuButton label="開く" items={[{ label: '1番', onSelect: () => undefined }]}>
      開く
    </MenuButton>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const item = page.getByRole('menuitem', { name: '1番' });
  await expect.element(item).toHaveFocus();
  window.dispatchEvent(new Event('resize'));
  await expect.element(item).toHaveFocus();
  await page.viewport(480, 256);
  await expect.poll(() => document.querySelector('[role="menu"]')?.matches(':popover-open')).toBe(false);
});
