import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { TextField } from '../TextField/TextField.tsx';
import { ConfirmDialog, PlainConfirmDialog } from './ConfirmDialog.tsx';

const meta = preview.meta({
  component: ConfirmDialog,
  args: {
    open: true,
    title: '投稿を削除しますか？',
    body: 'この操作は取り消せません。',
    confirmLabel: '削除する',
    pendingLabel: '削除中…',
    danger: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
});

export const Danger = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: '投稿を削除しますか？' });
    await expect(dialog).toHaveAccessibleDescription('この操作は取り消せません。');
    await userEvent.click(screen.getByRole('button', { name: '削除する' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'キャンセル' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
});

export const Plain = meta.story({
  args: {
    danger: false,
    title: '変更を破棄しますか？',
    body: '保存していない変更があります。',
    confirmLabel: '破棄して移動する',
    cancelLabel: '編集を続ける',
  },
});

/** On a phone the buttons are stacked, the confirming one first. */
export const Stacked = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const confirm = (await screen.findByRole('button', { name: '削除する' })).getBoundingClientRect();
    const cancel = screen.getByRole('button', { name: 'キャンセル' }).getBoundingClientRect();
    await expect(confirm.bottom).toBeLessThan(cancel.top);
    await expect([confirm.left, confirm.width]).toEqual([cancel.left, cancel.width]);
  },
});

export const Pending = meta.story({
  args: { pending: true },
  play: async ({ userEvent, args }) => {
    const button = await screen.findByRole('button', { name: '削除中…' });
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: 'キャンセル' })).toBeDisabled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { error: '削除に失敗しました' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('削除に失敗しました');
  },
});

export const WithAField = meta.story({
  render: function WithAField(args) {
    const [typed, setTyped] = useState('');
    return (
      <ConfirmDialog {...args} confirmDisabled={typed === ''}>
        <TextField label="メールアドレス" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      </ConfirmDialog>
    );
  },
  play: async ({ userEvent, args }) => {
    const field = await screen.findByLabelText('メールアドレス');
    await expect(screen.getByRole('button', { name: '削除する' })).toBeDisabled();
    await userEvent.type(field, '{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(field, 'hana@example.com{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** A second press of Enter while the dialog fades away confirms nothing. */
export const PressedTwice = meta.story({
  tags: ['!dev', '!autodocs'],
  render: function Asking({ onConfirm, open: _isOpen, ...question }) {
    const [isOpen, setOpen] = useState(true);
    const confirm = () => {
      setOpen(false);
      onConfirm();
    };
    return <ConfirmDialog {...question} open={isOpen} onConfirm={confirm} />;
  },
  play: async ({ args }) => {
    const form = (await screen.findByRole('button', { name: '削除する' })).closest('form');
    flushSync(() => form?.requestSubmit());
    await expect(form?.isConnected).toBe(true);
    form?.requestSubmit();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** The fallback when the code of the usual dialog failed to load. */
export const WithoutItsCode = meta.story({
  args: { error: '削除に失敗しました' },
  render: ({ open: _isOpen, ...question }) => <PlainConfirmDialog {...question} />,
  globals: { viewport: { value: 'small' } },
});
