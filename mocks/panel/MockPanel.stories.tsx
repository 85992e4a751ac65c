import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Dialog } from '../../src/ui/Dialog/Dialog.tsx';
import { type MountedPanel, mountPanel } from '../../tests/support/mountPanel.ts';
import { clock, emit, failure, log, mail, mock, socket, world } from './copy.ts';
import { MockPanel } from './MockPanel.tsx';
import { storePanelPlace } from './panelPlace.ts';

interface Loaded {
  mounted: MountedPanel;
}

const meta = preview.meta({
  render: (_args, { loaded }) => <MockPanel source={(loaded as Loaded).mounted.source} />,
  loaders: [async ({ parameters }) => ({ mounted: await mountPanel({ as: parameters.as ?? undefined }) })],
});

const closeDialog = fn();

const panelOf = () => screen.findByRole('region', { name: mock.title });

/** The panel is open when the page loads, as after a reload. */
const open = () => void storePanelPlace({ isOpen: true });

export const Badge = meta.story();

export const BadgeByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const badge = canvas.getByRole('button', { name: mock.open });
    await userEvent.tab();
    await expect(badge).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const panel = await panelOf();
    await waitFor(() => expect(within(panel).getByRole('heading', { name: mock.title })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: mock.open })).toHaveFocus());
  },
});

/** A dialog of the app, which is modal, stays open while the panel is opened beside it and used. */
export const BesideADialog = meta.story({
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Dialog open size="large" title="確認メールを送信しました" onClose={closeDialog} />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    closeDialog.mockClear();
    await screen.findByRole('dialog');
    const badge = canvas.getByRole('button', { name: mock.open, hidden: true });
    const { left, top, width, height } = badge.getBoundingClientRect();
    const onTop = () => document.elementFromPoint(left + width / 2, top + height / 2);
    await waitFor(() => expect(onTop()).toBe(badge));
    await userEvent.click(badge);
    const panel = within(await screen.findByRole('region', { name: mock.title, hidden: true }));
    const search = await panel.findByRole('textbox', { name: 'ユーザーを探す', hidden: true });
    await userEvent.type(search, 'mio');
    await expect(search).toHaveValue('mio');
    await expect(closeDialog).not.toHaveBeenCalled();
    const region = screen.getByRole('region', { name: mock.title, hidden: true });
    await expect(screen.getByRole('dialog').getBoundingClientRect().right).toBeLessThanOrEqual(
      region.getBoundingClientRect().left,
    );
  },
});

/** One slow operation, chosen in a section that a reload leaves open. */
export const OneSlowCall = meta.story({
  beforeEach: open,
  parameters: { as: 'はな' },
  play: async ({ userEvent }) => {
    const panel = within(await panelOf());
    await userEvent.click(await panel.findByRole('button', { name: mock.section.open(failure.title) }));
    const chosen = (label: string) => panel.getByRole('combobox', { name: label });
    await userEvent.selectOptions(chosen(failure.operation), 'GET /api/posts/');
    await userEvent.selectOptions(chosen(failure.status), failure.succeeds);
    await expect(panel.getByRole('button', { name: failure.add })).toBeDisabled();
    await userEvent.selectOptions(chosen(failure.delay), '3,000ミリ秒');
    await userEvent.click(panel.getByRole('button', { name: failure.add }));
    await expect(await panel.findByText('GET /api/posts/：遅延3,000ミリ秒')).toBeVisible();
    // A reload reads the same: the panel begins anew.
    await userEvent.click(panel.getByRole('button', { name: mock.close }));
    await userEvent.click(await screen.findByRole('button', { name: mock.open }));
    await expect(await screen.findByText('GET /api/posts/：遅延3,000ミリ秒')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'GET /api/posts/の失敗・遅延を取り消す' }));
    await expect(await screen.findByText(failure.none)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: mock.section.close(failure.title) }));
    await expect(screen.getByText(failure.none)).not.toBeVisible();
  },
});

export const LoggedOut = meta.story({
  beforeEach: open,
  play: async () => {
    const panel = within(await panelOf());
    await expect(await panel.findByText('今は誰もログインしていません。')).toBeVisible();
    await expect(panel.getByRole('combobox', { name: 'シナリオ' })).toHaveDisplayValue('標準');
    await expect(document.body).toHaveFocus();
  },
});

export const EverythingOpen = meta.story({
  beforeEach: open,
  parameters: { as: 'はな' },
  play: async ({ loaded, userEvent }) => {
    const { client } = (loaded as unknown as Loaded).mounted;
    await client.panel.ask('planFault', { operationId: 'listPosts', status: 0, rate: 0.5 });
    await client.panel.ask('planFault', { latency: 300 });
    const panel = within(await panelOf());
    await expect(await panel.findByText('ログイン中：はな')).toBeVisible();
    for (const { title } of [emit, failure, socket, clock, mail, world, log]) {
      await userEvent.click(panel.getByRole('button', { name: mock.section.open(title) }));
    }
    await expect(await panel.findByText('GET /api/posts/：応答なし、失敗率 50%')).toBeVisible();
    await expect(panel.getByText('すべての呼び出し：遅延300ミリ秒')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'GET /api/posts/の失敗・遅延を取り消す' }));
    await waitFor(() => expect(panel.queryByText(/posts\/：/)).toBeNull());
    await expect(panel.getByRole('link', { name: 'メールアドレスの確認' })).toHaveAttribute(
      'href',
      // A built Storybook may be served from any folder.
      expect.stringMatching(/^\.?\/verify-email\?token=/),
    );
    await expect(await panel.findByText('POST /api/auth/login', { selector: 'span' })).toBeVisible();

    const time = panel.getByText(/^サーバーの時刻：/);
    const hour = () => / (\d+):/.exec(time.textContent)?.[1];
    const before = hour();
    await userEvent.click(panel.getByRole('button', { name: '1時間進める' }));
    await waitFor(() => expect(hour()).not.toBe(before));
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ email: 'hana@example.com' });
    await client.fetch(new Request('/api/auth/forgot-password', { method: 'POST', headers, body }));
    await expect(await panel.findByRole('link', { name: 'パスワードの再設定' })).toBeVisible();
    await expect(panel.getByText(/^hana@example\.com 宛/)).toBeVisible();
  },
});

export const Problems = meta.story({
  beforeEach: open,
  parameters: { as: 'はな' },
  play: async ({ loaded, userEvent }) => {
    const { moves } = (loaded as unknown as Loaded).mounted;
    const panel = within(await panelOf());
    const search = await panel.findByRole('textbox', { name: 'ユーザーを探す' });
    await userEvent.type(search, 'だれでもない');
    await waitFor(() => expect(search).toHaveAccessibleDescription(/該当するユーザーがいません。/));
    await userEvent.clear(search);
    await userEvent.type(search, 'mio');
    await waitFor(() => expect(panel.getByRole('combobox', { name: 'ユーザー' })).toHaveDisplayValue(/mio@/));
    await userEvent.click(panel.getByRole('button', { name: 'このユーザーでログイン' }));
    await expect(await panel.findByText('メールアドレスが確認されていません。')).toBeVisible();

    await userEvent.click(panel.getByRole('button', { name: mock.section.open(emit.title) }));
    const content = panel.getByRole('textbox', { name: emit.content });
    await userEvent.clear(content);
    await userEvent.click(panel.getByRole('button', { name: emit.names.message }));
    await expect(content).toHaveAccessibleDescription(emit.contentMissing);

    await userEvent.click(panel.getByRole('button', { name: mock.section.open(world.title) }));
    const file = new File(['{"format":'], 'broken.json', { type: 'application/json' });
    await userEvent.upload(panel.getByLabelText(world.import), file);
    await expect(await panel.findByText('JSONとして読み取れないファイルです。')).toBeVisible();
    await expect(moves).toEqual([]);
  },
});

export const AsksBeforeReset = meta.story({
  beforeEach: open,
  play: async ({ userEvent }) => {
    const panel = within(await panelOf());
    await userEvent.click(await panel.findByRole('button', { name: mock.section.open(world.title) }));
    await userEvent.click(panel.getByRole('button', { name: world.reset }));
    await screen.findByRole('alertdialog', { name: world.resetTitle });
  },
});

export const Reset = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: open,
  play: async ({ loaded, userEvent }) => {
    const { moves } = (loaded as unknown as Loaded).mounted;
    const panel = within(await panelOf());
    await userEvent.click(await panel.findByRole('button', { name: mock.section.open(world.title) }));
    const reset = panel.getByRole('button', { name: world.reset });
    await userEvent.click(reset);
    await screen.findByRole('alertdialog', { name: world.resetTitle });
    // Esc under an open dialog closes the dialog and not the panel, even when the dialog has not taken the focus yet.
    await fireEvent.keyDown(reset, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await panelOf()).toBeVisible();
    await expect(moves).toEqual([]);
    await userEvent.click(reset);
    await waitFor(() =>
      expect(screen.getByRole('alertdialog')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await panelOf()).toBeVisible();
    await userEvent.click(reset);
    const dialog = within(await screen.findByRole('alertdialog', { name: world.resetTitle }));
    await userEvent.click(dialog.getByRole('button', { name: world.resetConfirm }));
    await waitFor(() => expect(moves).toEqual(['began anew']));
  },
});

export const Phone = meta.story({
  beforeEach: open,
  parameters: { as: 'はな' },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const panel = await panelOf();
    await expect(panel.getBoundingClientRect().width).toBe(window.innerWidth);
    await expect(panel.getBoundingClientRect().bottom).toBe(window.innerHeight);
  },
});

export const PhoneAtTheTop = meta.story({
  ...Phone.input,
  play: async ({ userEvent }) => {
    const panel = await panelOf();
    await userEvent.click(within(panel).getByRole('button', { name: mock.flip }));
    await expect(panel.getBoundingClientRect().top).toBe(0);
  },
});
