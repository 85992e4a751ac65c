import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { onAPhone, show } from '../conformance/testPage.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

vi.mock('./ConfirmDialogPanel.tsx', () => {
  throw new Error('the code did not arrive');
});

const opener = page.getByRole('button', { name: 'ログアウト', exact: true });
const question = page.getByRole('alertdialog', { name: '送信していないメッセージがあります。' });

const onConfirm = vi.fn<() => void>();
function Asking({ pending = false }: { pending?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>ログアウト</Button>
      <ConfirmDialog
        open={open}
        title="送信していないメッセージがあります。"
        body="ログアウトすると失われます。"
        confirmLabel="失う"
        pending={pending}
        onConfirm={onConfirm}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

test('S27: a confirmation whose code failed to load is shown without it, each time', async () => {
  // React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockReturnValue();
  await onAPhone();
  show(<Asking />);
  for (const _ of [1, 2]) {
    await userEvent.click(opener);
    await expect.element(question).toHaveAccessibleDescription('ログアウトすると失われます。');
    expect(document.activeElement?.textContent).toBe('送信していないメッセージがあります。');
    expect(question.element().getBoundingClientRect().right).toBeLessThanOrEqual(320);
    expect(question.element().matches(':modal')).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    expect(document.activeElement).toBe(opener.element());
  }
  await userEvent.click(opener);
  await userEvent.click(page.getByRole('button', { name: 'キャンセル' }));
  await expect.element(question).not.toBeInTheDocument();
  await userEvent.click(opener);
  await userEvent.click(page.getByRole('button', { name: '失う' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('it stays open while the action is running', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  show(<Asking pending />);
  await userEvent.click(opener);
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toBeVisible();
});
