import { expect, screen, spyOn, userEvent as user, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { fill } from '../../../tests/support/fill.ts';
import { setContact } from '../../../tests/support/setContact.ts';
import { useHiddenPeople } from '../../hiddenPeople/useHiddenPeople.ts';
import { SnackbarRegion } from '../../ui/Snackbar/SnackbarRegion.tsx';
import { PersonSafety } from '../../hiddenPeople/PersonSafety.tsx';
import { SafetyHost } from './SafetyHost.tsx';

const person = { userId: 'user-2', name: 'れん', avatarUrl: null };
const messages = [{ id: 'm-2', text: '先にお金を振り込んでください', at: Date.UTC(2026, 10, 20, 9, 0) }];

/** Renders the buttons as a dialog does, when it is known who is hidden. */
function Page() {
  const { isKnown } = useHiddenPeople();
  return (
    <main>
      {isKnown && <PersonSafety person={person} messages={messages} />}
      <SafetyHost />
      <SnackbarRegion />
    </main>
  );
}

const meta = preview.meta({
  component: Page,
  parameters: { scenario: 'default', as: 'hana@example.com' },
});

export const Question = meta.story({
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'この人をブロック' }));
    await screen.findByRole('alertdialog', { name: 'れんさんをブロックしますか？' });
  },
});

export const Report = meta.story({
  beforeEach: () => setContact('care@otonowa.example'),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '通報する' }));
    await screen.findByRole('dialog', { name: '通報する' });
  },
});

/** The e-mail contains what the user writes, and the app itself sends nothing. */
export const ReportWritten = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => setContact('care@otonowa.example'),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'この人をブロック' }));
    const alert = await screen.findByRole('alertdialog', { name: 'れんさんをブロックしますか？' });
    await expect(alert).toHaveAccessibleDescription(
      /^検索・いいね・掲示板・メッセージに表示されなくなります。\s*相手には伝わりません。\s*このブラウザにだけ保存されます。解除は設定から。$/,
    );
    const question = within(alert);
    const [cancel, block] = ['キャンセル', 'ブロックする'].map((name) => question.getByRole('button', { name }));
    await expect(block && getComputedStyle(block).backgroundColor).toBe('rgb(255, 107, 107)');
    await user.click(cancel as HTMLElement);

    await user.click(await canvas.findByRole('button', { name: '通報する' }));
    const dialog = within(await screen.findByRole('dialog', { name: '通報する' }));
    const mail = dialog.getByRole('group', { name: '送られる内容' });
    await expect(mail).toHaveTextContent('宛先：care@otonowa.example 通報する相手：れん ユーザーID：user-2');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'どのメッセージですか' }), 'm-2');
    await user.type(dialog.getByRole('textbox', { name: '理由（任意）' }), '詐欺だと思います');
    await expect(mail).toHaveTextContent('メッセージID：m-2');
    await expect(mail).toHaveTextContent('内容：先にお金を振り込んでください 理由： 詐欺だと思います');
    const href = dialog.getByRole('link', { name: 'メールを作成' }).getAttribute('href') ?? '';
    await expect(new URL(href).searchParams.get('body')).toContain('詐欺だと思います');

    const tooLong = /途中までしか入りません。全文は「内容をコピー」/;
    await expect(dialog.queryByText(tooLong)).not.toBeInTheDocument();
    await fill(user, dialog.getByRole('textbox', { name: '理由（任意）' }), 'あ'.repeat(400));
    await expect(dialog.getByText(tooLong)).toBeVisible();
    await expect(mail).toHaveTextContent('あ'.repeat(400));
    await expect(dialog.getByRole('link', { name: 'メールを作成' }).getAttribute('href')?.length).toBeLessThan(2_001);

    const clipboard = spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('', 'NotAllowed'));
    await user.click(dialog.getByRole('button', { name: '内容をコピー' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('コピーできませんでした'));
    clipboard.mockRestore();
  },
});

/** If the operator has no e-mail address, nobody can be reported; only the button to undo a block is shown. */
export const BlockedWithoutAddress = meta.story({
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'この人をブロック' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'れんさんをブロックしますか？' }));
    await user.click(question.getByRole('button', { name: 'ブロックする' }));
    await screen.findByText('れんさんをブロックしました');
    await expect(canvas.queryByRole('button', { name: '通報する' })).not.toBeInTheDocument();
  },
});

export const Unblocked = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await BlockedWithoutAddress.input.play(context);
    const { canvas } = context;
    await user.click(await canvas.findByRole('button', { name: 'ブロックを解除' }));
    await canvas.findByRole('button', { name: 'この人をブロック' });
  },
});
