import type { StoryContext } from '@storybook/react-vite';
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

type Steps = Pick<StoryContext, 'canvas' | 'userEvent'>;

const openMenu = async ({ canvas, userEvent }: Steps) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'アカウントメニューを開く' }));
  await waitFor(() => expect(screen.getByRole('menu')).toHaveTextContent(/hana@example\.com/));
};

/** Logs out, and waits for the question whether what is unsent may be lost. */
const logOut = async (context: Steps, title: string) => {
  await openMenu(context);
  await context.userEvent.click(screen.getByRole('menuitem', { name: 'ログアウト' }));
  return await screen.findByRole('alertdialog', { name: title });
};

export const Open = meta.story({ play: openMenu });

/** This tab has a message that has not reached the server. */
export const Asked = meta.story({
  beforeEach: async () => {
    const place = `unsent:${(await getCurrentUser()).id}:story`;
    localStorage.setItem(place, 'waiting');
    return () => localStorage.removeItem(place);
  },
  play: async (context) => {
    const question = await logOut(context, '送信していないメッセージがあります。');
    await expect(question).toHaveAccessibleDescription('ログアウトすると失われます。');
  },
});

/** The screen has unsaved changes, too, asked about afterwards. */
export const AskedAndLoggedOut = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: Asked.input.beforeEach,
  play: async (context) => {
    const { userEvent } = context;
    const giveUpChanges = fn();
    const unsavedChanges = fn((goOn: (giveUp: () => void) => void) => goOn(giveUpChanges));
    const stopAsking = addLeaveConfirmation(unsavedChanges);
    const question = await logOut(context, '送信していないメッセージがあります。');
    await userEvent.click(within(question).getByRole('button', { name: 'キャンセル' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(isAuthenticated(sessions.getState())).toBe(true);
    await expect(unsavedChanges).not.toHaveBeenCalled();

    const again = await logOut(context, '送信していないメッセージがあります。');
    await userEvent.click(within(again).getByRole('button', { name: 'ログアウト' }));
    await waitFor(() => expect(isAuthenticated(sessions.getState())).toBe(false));
    await expect(giveUpChanges).toHaveBeenCalledOnce();
    stopAsking();
  },
});

function Board() {
  return (
    <>
      <AccountMenu />
      <main>
        <BoardScreen />
      </main>
    </>
  );
}

/** A take was not posted. */
export const AskedAboutAPost = meta.story({
  parameters: { path: '/board' },
  render: () => <Board />,
  play: async (context) => {
    writeDraft((await getCurrentUser()).id, TAKE_DRAFT, 'audio/webm');
    await logOut(context, '送信していない投稿があります。');
  },
});

/** The dialog also asks about a file of a post, which no draft stores (rule B31). */
export const AskedAboutAFile = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/board' },
  render: () => <Board />,
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await AskedAboutAPost.input.play(context);
    const asked = screen.getByRole('alertdialog');
    await userEvent.click(within(asked).getByRole('button', { name: 'キャンセル' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    writeDraft((await getCurrentUser()).id, TAKE_DRAFT, '');
    const sound = new File([tone(8)], 'demo.wav', { type: 'audio/wav' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('The composer has no field for a file');
    await userEvent.upload(input, sound);
    await canvas.findByText('demo.wav');
    const question = await logOut(context, '送信していない投稿があります。');
    await expect(isAuthenticated(sessions.getState())).toBe(true);
    await userEvent.click(within(question).getByRole('button', { name: 'ログアウト' }));
    await waitFor(() => expect(isAuthenticated(sessions.getState())).toBe(false));
  },
});
