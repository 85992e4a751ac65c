import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Address } from '../../ui/storySpecimens.tsx';
import { PrivacyScreen } from './PrivacyScreen.tsx';

const meta = preview.meta({
  component: PrivacyScreen,
  parameters: { path: '/privacy' },
  decorators: [
    (Story) => (
      <>
        <main>
          <Story />
        </main>
        <Address />
      </>
    ),
  ],
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const sections = canvas.getAllByRole('heading', { level: 2 });
    await expect(sections).toHaveLength(10);
    const items = canvas.getByRole('region', { name: '1. 取得する情報' }).querySelectorAll('li');
    // The sections of rule V1.
    await expect([...items].map((item) => item.textContent)).toEqual([
      '氏名（または表示名）',
      '生年月日',
      '居住地（都道府県は必須、市区町村は任意）',
      '性別',
      '音楽の好み（ジャンル、楽器、好きなアーティストなど）',
      '活動頻度および活動の目的',
      '希望する活動距離',
      '写真および動画・音声などのメディア',
      'SNSアカウントの情報',
    ]);
  },
});

export const Jump = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const entries = canvas.getByRole('navigation', { name: '目次' });
    await expect(entries.querySelectorAll('a')).toHaveLength(10);
    const before = window.history.length;
    await userEvent.click(canvas.getByRole('link', { name: '7. 開示・訂正・削除' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: '7. 開示・訂正・削除' })).toHaveFocus());
    await expect(window.location.hash).toBe('#section-7');
    await expect(window.history.length).toBe(before);
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  },
});

/** The tab's history has earlier entries, but none of this app. */
export const OpenedFromOutside = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    window.history.pushState(null, '', window.location.href);
    const back = spyOn(window.history, 'go').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: '前の画面に戻る' }));
    await expect(canvas.getByTestId('address')).toHaveTextContent(/^\/$/);
    await expect(back).not.toHaveBeenCalled();
  },
});

/**
 * Opened from another screen of the app, the link goes back in the history, so that the state of that screen remains.
 */
export const OpenedInside = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const before = canvas.getByTestId('address').textContent;
    window.history.pushState({ step: 1 }, '', window.location.href);
    const back = spyOn(window.history, 'go').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: '前の画面に戻る' }));
    await expect(back.mock.calls).toEqual([[-1]]);
    await expect(canvas.getByTestId('address').textContent).toBe(before);
    window.history.replaceState(null, '');
  },
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const Narrow = meta.story({ globals: { viewport: { value: 'small' } } });
