import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { TextField } from '../TextField/TextField.tsx';
import { Tabs, type Tab } from './Tabs.tsx';

const likes: readonly Tab[] = [
  { id: 'sent', label: '送った', count: 12, accessibleName: '送った いいね（12件）' },
  { id: 'received', label: '受け取った', count: 0 },
  { id: 'matched', label: 'マッチング', count: 999, badge: 120 },
];

const edit: readonly Tab[] = [
  { id: 'basic', label: '基本情報', invalid: true },
  { id: 'tags', label: 'タグ設定' },
  { id: 'social', label: 'SNSリンク' },
  { id: 'videos', label: '動画設定', badge: 2 },
];

const meta = preview.meta({
  component: Tabs,
  args: { label: 'いいね', tabs: likes, selected: 'sent', onSelect: fn(), children: null },
  render: function Selecting({ selected: first, onSelect, ...args }) {
    const [selected, setSelected] = useState(first);
    const select = (id: string) => {
      onSelect(id);
      setSelected(id);
    };
    return (
      <main style={{ padding: 24 }}>
        <Tabs {...args} selected={selected} onSelect={select}>
          <p>{`${args.tabs.find(({ id }) => id === selected)?.label}の中身`}</p>
          <TextField label="検索" />
        </Tabs>
      </main>
    );
  },
});

export const Row = meta.story();

export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const sent = canvas.getByRole('tab', { name: '送った いいね（12件）' });
    await expect(canvas.getByRole('tablist', { name: 'いいね' })).toBeVisible();
    await expect(sent).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tab', { name: /^マッチング ?999 未読120件$/ })).toBeVisible();
    await userEvent.tab();
    await expect(sent).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expect(sent).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(/^受け取った ?0$/);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel', { name: /マッチング/ })).toHaveTextContent('マッチングの中身');
    await userEvent.keyboard('{ArrowRight}');
    await expect(sent).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(sent).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(sent).toHaveFocus();
  },
});

export const WithSomethingWrong = meta.story({
  args: { label: '編集メニュー', tabs: edit, selected: 'tags', narrow: 'drawer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: '基本情報 入力内容に問題があります' })).toBeVisible();
  },
});

/** With a large font there are two rows, so that every tab is visible. */
export const LargeLettersOnAPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '32px';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvas }) => {
    for (const tab of canvas.getAllByRole('tab')) {
      const { left, right } = tab.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
});

/** Without opening the drawer, a tab with an invalid field is named. */
export const InvalidInADrawer = meta.story({
  args: { label: '編集メニュー', tabs: edit, selected: 'tags', narrow: 'drawer', menuLabel: '編集メニュー' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '基本情報 入力内容に問題があります',
    ]);
  },
});

export const InADrawer = meta.story({
  args: { label: '編集メニュー', tabs: edit, selected: 'basic', narrow: 'drawer', menuLabel: '編集メニュー' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
    await expect(canvas.getByText('1 / 4')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '編集メニューを開く' }));
    await screen.findByRole('dialog', { name: '編集メニュー' });
    const current = screen.getByRole('button', { current: true });
    await expect(current).toHaveAccessibleName('基本情報 入力内容に問題があります');
  },
});

/** The content of the tabs keeps its state while the drawer is used. */
export const ChosenInADrawer = meta.story({
  ...InADrawer.input,
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.type(canvas.getByLabelText('検索'), 'ギター');
    await InADrawer.input.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'SNSリンク' }));
    await expect(args.onSelect).toHaveBeenCalledWith('social');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('region', { name: 'SNSリンク' })).toHaveTextContent('SNSリンクの中身');
    await expect(canvas.getByLabelText('検索')).toHaveValue('ギター');
    await waitFor(() => expect(canvas.getByRole('button', { name: '編集メニューを開く' })).toHaveFocus());
  },
});
