import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { PrivacyScreen } from './PrivacyScreen.tsx';

const meta = preview.meta({
  component: PrivacyScreen,
  parameters: { path: '/privacy' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const sections = canvas.getAllByRole('heading', { level: 2 });
    await expect(sections).toHaveLength(10);
    const items = canvas.getByRole('region', { name: '1. 取得する情報' }).querySelectorAll('li');
    // spec.md section 9, "Privacy policy content".
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

export const Narrow = meta.story({ globals: { viewport: { value: 'small' } } });
