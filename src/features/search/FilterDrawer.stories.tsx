import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { isPlaceholderWhole } from '../../ui/storySpecimens.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';
import { type Filters, noFilters, withTagToggled } from './filters.ts';
import type { Narrowing } from './narrowing.ts';
import { useFilterCatalogue } from './useFilterCatalogue.ts';

interface DrawerOnItsOwnProps {
  viewerRegion: string | undefined;
  initialFilters: Filters;
}

/** Renders the drawer with filters that are not in the URL. */
function DrawerOnItsOwn({ viewerRegion, initialFilters }: DrawerOnItsOwnProps) {
  const [filters, setFilters] = useState(initialFilters);
  const [narrowing, setNarrowing] = useState<Narrowing>({ words: '', onlyWithClip: false });
  return (
    <FilterDrawer
      catalogue={useFilterCatalogue()}
      filters={filters}
      viewerRegion={viewerRegion}
      onChoose={(choice, chosen) => setFilters((before) => withTagToggled(before, choice, chosen))}
      narrowing={narrowing}
      onNarrow={(changes) => setNarrowing((before) => ({ ...before, ...changes }))}
      onPrepare={() => undefined}
      onClear={() => setFilters(noFilters)}
      resultCount={23}
      isLowerBound={false}
    />
  );
}

const meta = preview.meta({
  component: DrawerOnItsOwn,
  args: { viewerRegion: '近畿', initialFilters: noFilters },
  parameters: { scenario: 'default', as: 'hana@example.com' },
  globals: { viewport: { value: 'narrow' } },
});

async function openDrawer() {
  screen.getByRole('button', { name: /^フィルターを開く/ }).click();
  const drawer = await screen.findByRole('dialog', { name: 'フィルター' });
  await within(drawer).findByRole('searchbox', { name: 'タグをさがす' });
  return drawer;
}

const regionsOf = (places: HTMLElement) =>
  within(places)
    .getAllByRole('group')
    .map((region) => region.ariaLabel);

/** Returns the scrolling body of the drawer. */
function scrollerOf(drawer: HTMLElement): HTMLElement {
  let scroller: HTMLElement = within(drawer).getByRole('searchbox', { name: 'タグをさがす' });
  while (!/auto|scroll/.test(getComputedStyle(scroller).overflowY) && scroller.parentElement)
    scroller = scroller.parentElement;
  return scroller;
}

/** Rule F35: places are grouped by region. */
export const Regions = meta.story({
  play: async () => {
    const drawer = await openDrawer();
    const places = await within(drawer).findByRole('group', { name: '活動地域' });
    await expect(regionsOf(places)).toEqual(['近畿', '北海道・東北', '関東', '中部', '中国・四国', '九州・沖縄']);
    const own = within(within(places).getByRole('group', { name: '近畿' }));
    await expect(own.getByRole('heading', { level: 4, name: '近畿' })).toBeVisible();
    // Three places are in one row.
    const tops = ['三重県', '滋賀県', '京都府'].map((name) => own.getByRole('button', { name }).offsetTop);
    await expect(new Set(tops).size).toBe(1);
  },
});

/** The regions do not move when the viewer's own region becomes known. */
export const OwnRegionUnknownYet = meta.story({
  args: { viewerRegion: undefined },
  play: async () => {
    const drawer = await openDrawer();
    await within(drawer).findByRole('group', { name: 'ジャンル' });
    await expect(within(drawer).queryByRole('button', { name: '東京都' })).not.toBeInTheDocument();
  },
});

export const Jumps = meta.story({
  play: async ({ userEvent }) => {
    const drawer = await openDrawer();
    await within(drawer).findByRole('group', { name: '活動地域' });
    const jumps = within(within(drawer).getByRole('navigation', { name: 'カテゴリー' }));
    const buttons = jumps.getAllByRole('button');
    await expect(buttons.map((button) => button.textContent)).toEqual([
      '活動地域',
      '年代',
      '性別',
      'ジャンル',
      '担当楽器',
      'スキルレベル',
      '活動目的',
      '演奏動画',
      '活動頻度',
    ]);
    for (const button of buttons) await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);

    const scroller = scrollerOf(drawer);
    const top = () => scroller.getBoundingClientRect().top;
    await userEvent.click(jumps.getByRole('button', { name: '担当楽器' }));
    const instruments = within(drawer).getByRole('button', { name: '担当楽器を閉じる' });
    await expect(instruments).toHaveFocus();
    await expect(instruments.getBoundingClientRect().top - top()).toBeLessThan(16);
    await expect(instruments.getBoundingClientRect().top).toBeGreaterThanOrEqual(top());

    // A jump opens a collapsed category, by keyboard too, and clears the typed text.
    await userEvent.type(within(drawer).getByRole('searchbox', { name: 'タグをさがす' }), 'ロック');
    jumps.getByRole('button', { name: '年代' }).focus();
    await userEvent.keyboard('{Enter}');
    const ages = within(drawer).getByRole('button', { name: '年代を閉じる' });
    await expect(ages).toHaveFocus();
    await expect(within(drawer).getByRole('button', { name: '20代' })).toBeVisible();
    await expect(ages.getBoundingClientRect().top - top()).toBeLessThan(16);
    await expect(within(drawer).getByRole('searchbox', { name: 'タグをさがす' })).toHaveValue('');
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth);
  },
});

export const Chosen = meta.story({
  play: async ({ userEvent }) => {
    const drawer = await openDrawer();
    const press = async (name: string) => {
      const chip = await within(drawer).findByRole('button', { name });
      const before = chip.getBoundingClientRect().top;
      await userEvent.click(chip);
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
      // The list of chosen tags grows, but the next tag does not move.
      await waitFor(() => expect(chip.getBoundingClientRect().top).toBeCloseTo(before, 0));
    };
    await expect(within(drawer).queryByRole('region', { name: '選択中の条件' })).not.toBeInTheDocument();
    for (const name of ['大阪府', '京都府', '兵庫県', '和歌山県']) await press(name);
    const chosen = within(drawer).getByRole('region', { name: '選択中の条件' });
    await expect(within(chosen).getAllByRole('listitem')).toHaveLength(4);
    await expect(chosen.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      scrollerOf(drawer).getBoundingClientRect().top,
    );
  },
});

export const ChosenTakenAway = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await Chosen.input.play(context);
    const { userEvent } = context;
    const drawer = screen.getByRole('dialog', { name: 'フィルター' });
    const chosen = within(drawer).getByRole('region', { name: '選択中の条件' });
    scrollerOf(drawer).scrollTop = 2000;
    await expect(chosen).toBeVisible();
    for (const name of ['「大阪府」を外す', '「京都府」を外す', '「兵庫県」を外す'])
      await userEvent.click(within(chosen).getByRole('button', { name }));
    await expect(within(chosen).getByRole('button', { name: '「和歌山県」を外す' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(within(drawer).queryByRole('region', { name: '選択中の条件' })).not.toBeInTheDocument();
    await expect(within(drawer).getByRole('navigation', { name: 'カテゴリー' })).toHaveFocus();
  },
});

/** Many chosen tags leave enough space for the tags below them. */
export const ManyChosen = meta.story({
  play: async () => {
    const drawer = await openDrawer();
    const places = await within(drawer).findByRole('group', { name: '活動地域' });
    for (const chip of within(places).getAllByRole('button').slice(0, 20)) chip.click();
    const chosen = await within(drawer).findByRole('region', { name: '選択中の条件' });
    await waitFor(() => expect(within(chosen).getAllByRole('listitem')).toHaveLength(20));
    await expect(chosen.offsetHeight).toBeLessThanOrEqual(104);
    await expect(chosen.scrollHeight).toBeGreaterThan(chosen.clientHeight);
    await expect(scrollerOf(drawer).clientHeight).toBeGreaterThan(drawer.clientHeight / 3);
  },
});

export const Small = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const drawer = await openDrawer();
    const field = within(drawer).getByRole<HTMLInputElement>('searchbox', { name: 'タグをさがす' });
    await expect(isPlaceholderWhole(field)).toBe(true);
    await expect(field).not.toHaveAccessibleDescription();
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth);
  },
});
