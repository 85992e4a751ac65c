import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { enterToSend } from '../../features/messages/enterToSend.ts';
import { reducedMotion } from '../../ui/theme/reducedMotion.ts';
import { messageSound } from '../alerts/playMessageSound.ts';
import { notificationPreview, systemNotifications, wasInvited } from '../../conversations/systemNotification.ts';
import { NOTE_EFFECT_MEDIA } from '../effects/noteRules.ts';
import { SettingsDialog } from './SettingsDialog.tsx';

const meta = preview.meta({
  component: SettingsDialog,
  args: { open: true, onClose: fn() },
  parameters: { scenario: 'default' },
  beforeEach: () => {
    enterToSend.set(true);
    for (const setting of [reducedMotion, messageSound, systemNotifications, wasInvited]) setting.set(false);
    notificationPreview.set(true);
  },
});

const dialog = async () => within(await screen.findByRole('dialog', { name: '表示と操作の設定' }));

/** Stubs the browser's response to the request for permission to show notifications. */
function answering(permission: NotificationPermission) {
  const before = Notification.requestPermission;
  Notification.requestPermission = () => Promise.resolve(permission);
  return () => {
    Notification.requestPermission = before;
  };
}

export const Ready = meta.story({
  play: async () => {
    const panel = await dialog();
    // The switches are at the end of their lines, below each other.
    const switches = panel.getAllByRole('checkbox').map((one) => one.getBoundingClientRect());
    await expect(new Set(switches.map(({ right }) => Math.round(right))).size).toBe(1);
    const canShowNotes = window.matchMedia(NOTE_EFFECT_MEDIA).matches;
    await expect(panel.queryAllByRole('checkbox', { name: '音符エフェクトを表示する' })).toHaveLength(
      canShowNotes ? 1 : 0,
    );
    const enter = panel.getByRole('checkbox', { name: 'Enterキーで送信する' });
    await expect(enter).toHaveAccessibleDescription('Enterで送信・Shift+Enterで改行');
  },
});

/** A change takes effect at once. */
export const AtOnce = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    await Ready.input.play();
    const panel = await dialog();
    const enter = panel.getByRole('checkbox', { name: 'Enterキーで送信する' });
    await userEvent.click(enter);
    await expect(enter).not.toBeChecked();
    await expect(enter).toHaveAccessibleDescription('Ctrl+Enterで送信・Enterで改行');
    await expect(window.localStorage.getItem('enter-to-send')).toBe('off');
    await userEvent.click(panel.getByRole('checkbox', { name: '新着メッセージの通知音' }));
    await expect(messageSound.store.getState().isOn).toBe(true);
  },
});

export const NotificationsAllowed = meta.story({
  beforeEach: () => answering('granted'),
  play: async ({ userEvent }) => {
    const panel = await dialog();
    await userEvent.click(panel.getByRole('checkbox', { name: 'アプリを見ていないときに通知する' }));
    await userEvent.click(await panel.findByRole('checkbox', { name: '通知にメッセージの内容を表示する' }));
    await expect(notificationPreview.store.getState().isOn).toBe(false);
  },
});

export const NotificationsBlocked = meta.story({
  beforeEach: () => answering('denied'),
  play: async ({ userEvent }) => {
    const panel = await dialog();
    const box = panel.getByRole('checkbox', { name: 'アプリを見ていないときに通知する' });
    await userEvent.click(box);
    await waitFor(() => expect(box).toHaveAccessibleDescription(/ブロックされています/));
    await expect(box).not.toBeChecked();
  },
});

/** The permission was granted once, and has been revoked in the browser's own settings. */
export const NotificationsRevoked = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    systemNotifications.set(true);
    return answering('denied');
  },
  play: async () => {
    const panel = await dialog();
    const box = panel.getByRole('checkbox', { name: 'アプリを見ていないときに通知する' });
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription(/ブロックされています/);
    await expect(panel.queryByRole('checkbox', { name: '通知にメッセージの内容を表示する' })).not.toBeInTheDocument();
  },
});

/** The note effect never appears on a phone (T1), so it is no setting there. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const panel = await dialog();
    await panel.findByRole('checkbox', { name: '動きを減らす' });
    await expect(panel.queryByRole('checkbox', { name: '音符エフェクトを表示する' })).not.toBeInTheDocument();
  },
});
