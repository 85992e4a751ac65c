import { type FunctionComponent, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { show } from '../conformance/testPage.tsx';
import { AnchoredMenu } from '../Menu/AnchoredMenu.tsx';
import { LazyDialog } from './LazyDialog.tsx';

test('keys that are pressed while a menu is loading go to the menu', async () => {
  const code: { arrive: (menu: FunctionComponent) => void } = { arrive: () => {} };
  const Menu = lazyComponent(
    () =>
      new Promise<FunctionComponent>((resolve) => {
        code.arrive = resolve;
      }),
  );
  const onSelect = vi.fn<() => void>();
  const behind = vi.fn<(event: Event) => void>();
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          開く
        </button>
        <LazyDialog open={isOpen} onFailed={() => setOpen(false)}>
          {isOpen && <Menu />}
        </LazyDialog>
      </>
    );
  }
  show(<Page />);
  const opener = page.getByRole('button', { name: '開く' });
  document.addEventListener('keydown', behind);
  (opener.element() as HTMLElement).focus();
  (opener.element() as HTMLElement).click();
  await userEvent.keyboard('{End}{Enter}');
  expect(behind).not.toHaveBeenCalled();
  document.removeEventListener('keydown', behind);
  const items = ['引用', 'コピー'].map((label) => ({ label, onSelect: label === 'コピー' ? onSelect : () => {} }));
  code.arrive(() => (
    <AnchoredMenu opener={opener.element() as HTMLElement} label="メニュー" items={items} onClose={() => {}} />
  ));
  await expect.poll(() => onSelect.mock.calls.length).toBe(1);
});
