import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { getCurrentUser } from '../../api/generated/auth/auth.ts';
import { tone } from '../../../tests/support/badMedia.ts';
import { BoardScreen } from '../../features/board/BoardScreen.tsx';
import { addLeaveConfirmation } from '../../lib/forms/leaveConfirmations.ts';
import { writeDraft } from '../../session/drafts.ts';
import { isAuthenticated, sessions } from '../../session/sessions.ts';
import { TAKE_DRAFT } from '../../session/takes.ts';
import { AccountMenu } from './AccountMenu.tsx';

const meta = preview.meta({
  component: AccountMenu,
  parameters: { scenario: 'default', as: 'hana@example.com' },
});

/**
 * This tab has a message that has not reached the server, and the screen has unsaved changes, asked about afterwards.
 */
export const Asked = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { id } = await getCurrentUser();
    const place = `unsent:${id}:story`;
    localStorage.setItem(place, 'waiting');
    const giveUpChanges = fn();
    const unsavedChanges = fn((goOn: (giveUp: () => void) => void) => goOn(giveUpChanges));
    const stopAsking = addLeaveConfirmation(unsavedChanges);
    const logOut = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'アカウントメニューを開く' }));
      await waitFor(() => expect(screen.getByRole('menu')).toHaveTextContent(/hana@example\.com/));
      await userEvent.click(screen.getByRole('menuitem', { name: 'ログアウト' }));
      return await screen.findByRole('alertdialog', { name: '送信していないメッセージがあります。' });
    };
    const question = await logOut();
    await expect(question).toHaveAccessibleDescription('ログアウトすると失われます。');
    await userEvent.click(within(question).getByRole('button', { name: 'キャンセル' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(isAuthenticated(sessions.getState())).toBe(true);
    await expect(unsavedChanges).not.toHaveBeenCalled();

    await userEvent.click(within(await logOut()).getByRole('button', { name: 'ログアウト' }));
    await waitFor(() => expect(isAuthenticated(sessions.getState())).toBe(false));
    await expect(giveUpChanges).toHaveBeenCalledOnce();
    stopAsking();
    localStorage.removeItem(place);
  },
});

/**
 * The dialog also asks about a take that was not posted, and about a file of a post, which no draft stores (rule B31).
 */
export const AskedAboutAPost = meta.story({
  parameters: { path: '/board' },
  render: () => (
    <>
      <AccountMenu />
      <main>
        <BoardScreen />
      </main>
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const logOut = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'アカウントメニューを開く' }));
      await userEvent.click(screen.getByRole('menuitem', { name: 'ログアウト' }));
      return await screen.findByRole('alertdialog', { name: '送信していない投稿があります。' });
    };
    const { id } = await getCurrentUser();
    writeDraft(id, TAKE_DRAFT, 'audio/webm');
    await userEvent.click(within(await logOut()).getByRole('button', { name: 'キャンセル' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    writeDraft(id, TAKE_DRAFT, '');
    const sound = new File([tone(8)], 'demo.wav', { type: 'audio/wav' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('The composer has no field for a file');
    await userEvent.upload(input, sound);
    await canvas.findByText('demo.wav');
    const question = await logOut();
    await expect(isAuthenticated(sessions.getState())).toBe(true);
    await userEvent.click(within(question).getByRole('button', { name: 'ログアウト' }));
    await waitFor(() => expect(isAuthenticated(sessions.getState())).toBe(false));
  },
});
