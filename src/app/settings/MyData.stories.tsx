import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { getCurrentUser } from '../../api/generated/auth/auth.ts';
import { readDraft, writeDraft } from '../../session/drafts.ts';
import { setVolume, volume } from '../../lib/media/settings/volume.ts';
import { SettingsDialog } from './SettingsDialog.tsx';

const meta = preview.meta({
  component: SettingsDialog,
  args: { open: true, onClose: fn() },
  parameters: { scenario: 'default', as: 'hana@example.com' },
});

const dialog = async () => within(await screen.findByRole('dialog', { name: '表示と操作の設定' }));

/** Collects the files that the page lets the browser save, without saving them. */
function watchDownloads() {
  const saved: HTMLAnchorElement[] = [];
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    saved.push(this);
  };
  return { saved, restore: () => (HTMLAnchorElement.prototype.click = click) };
}

/** What the settings offer about the user's data. */
export const Ready = meta.story({
  play: async () => {
    const panel = await dialog();
    (await panel.findByRole('button', { name: '保存されているものを開く' })).scrollIntoView();
    await expect(await panel.findByRole('button', { name: '再設定メールを送信する' })).toBeVisible();
  },
});

/** It is not known yet who the viewer is. */
export const Loading = meta.story({
  parameters: { fault: { operationId: 'getCurrentUser', latency: 60_000 } },
  play: async () => {
    const panel = await dialog();
    (await panel.findByRole('button', { name: '保存されているものを開く' })).scrollIntoView();
    await expect(panel.queryByRole('button', { name: '再設定メールを送信する' })).not.toBeInTheDocument();
  },
});

/** The file is saved at once, and can be saved again from the snackbar. */
export const Downloaded = meta.story({
  play: async ({ userEvent }) => {
    const { saved, restore } = watchDownloads();
    const panel = await dialog();
    await userEvent.click(await panel.findByRole('button', { name: 'データをダウンロード' }));
    const link = await panel.findByRole('link', { name: 'もう一度ダウンロードする' });
    restore();
    await expect(saved.map(({ download }) => download)).toEqual([link.getAttribute('download')]);
    const file = (await (await fetch(saved[0]?.href ?? '')).json()) as { version: number; parts: { user: object } };
    await expect(file).toMatchObject({ version: 1, parts: { user: { email: 'hana@example.com' } } });
  },
});

export const Downloading = meta.story({
  parameters: { fault: { operationId: 'listSentLikes', latency: 600_000 } },
  play: async ({ userEvent }) => {
    const panel = await dialog();
    const button = await panel.findByRole('button', { name: 'データをダウンロード' });
    await userEvent.click(button);
    await waitFor(() => expect(panel.getByText('いいねを取得しています…')).toBeVisible());
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(panel.getByRole('progressbar', { name: 'データの取得の進み具合' })).toHaveAttribute(
      'aria-valuenow',
      '20',
    );
  },
});

/** Stopping returns the focus, and the next press continues where the download was stopped. */
export const DownloadStopped = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { fault: { operationId: 'listSentLikes', latency: 600_000 } },
  play: async (context) => {
    await Downloading.input.play(context);
    const { userEvent } = context;
    const panel = await dialog();
    const button = panel.getByRole('button', { name: /取得中/ });
    await userEvent.click(panel.getByRole('button', { name: 'キャンセル' }));
    await expect(button).toHaveFocus();
    await expect(button).toHaveTextContent('データをダウンロード');
    await expect(panel.queryByRole('progressbar')).not.toBeInTheDocument();
  },
});

export const DownloadFailed = meta.story({
  parameters: { fault: { operationId: 'listConversations', status: 422 } },
  play: async ({ userEvent }) => {
    const panel = await dialog();
    await userEvent.click(await panel.findByRole('button', { name: 'データをダウンロード' }));
    await expect(await panel.findByRole('alert')).toHaveTextContent(
      'データを取得できませんでした。 取得できた分は残っています。もう一度押すと続きから取得します。',
    );
  },
});

/** A31: the e-mail can be requested again after a minute. */
export const PasswordMailSent = meta.story({
  play: async ({ userEvent }) => {
    const panel = await dialog();
    const button = await panel.findByRole('button', { name: '再設定メールを送信する' });
    await userEvent.click(button);
    await expect(await panel.findByText(/hana@example\.com 宛に/)).toBeVisible();
    await expect(button).toHaveAccessibleDescription(/秒後に再送信できます/);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

export const PasswordMailFailed = meta.story({
  parameters: { fault: { operationId: 'requestPasswordReset', status: 422 } },
  play: async ({ userEvent }) => {
    const panel = await dialog();
    await userEvent.click(await panel.findByRole('button', { name: '再設定メールを送信する' }));
    await expect(await panel.findByRole('alert')).toHaveTextContent(
      'メール送信中にエラーが発生しました。もう一度お試しください。',
    );
  },
});

/** Finds the row of what is stored that has this name. */
const rowIn = async (panel: ReturnType<typeof within>, name: string) => {
  const button = await panel.findByRole('button', { name: new RegExp(`^削除する\\s*（${name}）$`) });
  return { button, item: button.closest('li') };
};

export const StoredThings = meta.story({
  beforeEach: async () => {
    const { id } = await getCurrentUser();
    writeDraft(id, 'post', 'スタジオに入れる人を探しています');
    setVolume(0.5);
    return () => volume.setState({ volume: 1 });
  },
  play: async ({ userEvent }) => {
    const panel = await dialog();
    await userEvent.click(await panel.findByRole('button', { name: '保存されているものを開く' }));
    const drafts = await rowIn(panel, '下書き');
    await expect(drafts.item).toHaveTextContent('下書き1件');
    await expect(panel.queryByText('保存した検索')).not.toBeInTheDocument();
  },
});

/** A deletion that loses data asks for confirmation; the row remains and states that its content is deleted. */
export const StoredThingsDeleted = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: StoredThings.input.beforeEach,
  play: async (context) => {
    await StoredThings.input.play(context);
    const { userEvent } = context;
    const panel = await dialog();
    const { id } = await getCurrentUser();
    const drafts = await rowIn(panel, '下書き');
    await userEvent.click(drafts.button);
    const question = await screen.findByRole('alertdialog', { name: '下書きを削除しますか？' });
    await userEvent.click(within(question).getByRole('button', { name: 'キャンセル' }));
    await waitFor(() => expect(drafts.button).toHaveFocus());
    await expect(readDraft(id, 'post')).not.toBe('');

    await userEvent.click(drafts.button);
    const again = await screen.findByRole('alertdialog', { name: '下書きを削除しますか？' });
    await userEvent.click(within(again).getByRole('button', { name: '削除する' }));
    await waitFor(() => expect(drafts.item).toHaveTextContent('下書き削除しました'));
    await waitFor(() => expect(drafts.button).toHaveFocus());
    await expect(readDraft(id, 'post')).toBe('');

    // Deleting the settings takes effect at once.
    await userEvent.click((await rowIn(panel, '表示と操作の設定')).button);
    const last = await screen.findByRole('alertdialog', { name: '表示と操作の設定を削除しますか？' });
    await userEvent.click(within(last).getByRole('button', { name: '削除する' }));
    await waitFor(() => expect(volume.getState().volume).toBe(1));
  },
});

/** The browser blocks what pages store. */
export const StorageBlocked = meta.story({
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(window, 'localStorage');
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    return () => {
      if (own !== undefined) Object.defineProperty(window, 'localStorage', own);
    };
  },
  play: async ({ userEvent }) => {
    const panel = await dialog();
    await userEvent.click(await panel.findByRole('button', { name: '保存されているものを開く' }));
    await expect(await panel.findByText(/保存がブロックされている/)).toBeVisible();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
