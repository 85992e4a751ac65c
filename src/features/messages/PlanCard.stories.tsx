import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { openChat, type Play } from '../../../tests/support/openChat.ts';
import { startLive } from '../../../tests/support/startLive.ts';
import { liveOf } from '../../conversations/live.ts';
import { TOKYO_OFFSET } from '../../lib/time/chatTime.ts';
import { candidateOf, type Plan, writePlan } from '../../plans/planText.ts';
import { sessions } from '../../session/sessions.ts';
import { inMain } from '../../ui/storySpecimens.tsx';
import { MessagesScreen } from './MessagesScreen.tsx';

const meta = preview.meta({
  component: MessagesScreen,
  beforeEach: startLive,
  parameters: { scenario: 'default', as: 'hana@example.com', path: '/messages' },
  decorators: [inMain({ paddingInline: 16 })],
});

const live = () => liveOf(sessions.getState());

/** A candidate so many days from now. */
function candidate(days: number, from: string, to: string) {
  const date = new Date(Date.now() + days * 86_400_000 + TOKYO_OFFSET).toISOString().slice(0, 10);
  const found = candidateOf(date, from, to);
  if (found === null) throw new Error(`${date} is no day.`);
  return found;
}

const dates: Plan = {
  kind: 'dates',
  candidates: [candidate(3, '14:00', '16:00'), candidate(4, '23:00', '01:00')],
  studio: 'スタジオ音の輪 渋谷',
};
const song: Plan = {
  kind: 'song',
  title: '丸ノ内の夜',
  artist: 'はなとれん',
  link: 'https://example.com/song',
  key: 'Am',
  tempo: '120',
};
const place: Plan = { kind: 'place', name: 'スタジオ音の輪', address: '東京都渋谷区1-2-3', link: '' };

/** Opens the chat with れん, who sends these texts. */
async function receive(context: Play, ...texts: string[]): Promise<void> {
  const row = await openChat(context);
  const id = row.dataset.conversation ?? '';
  const chat = live().store.getState().conversations.get(id);
  const other = chat?.otherUser?.id ?? '';
  // By the clock of the fake, which is not the machine's: what is answered comes after it.
  const before = chat?.lastMessage?.createdAt ?? 0;
  texts.forEach((content, index) =>
    live().receive({
      type: 'new_message',
      message: {
        id: `message-plan-${index}`,
        conversation_id: id,
        sender_id: other,
        content,
        is_read: false,
        created_at: new Date(before + (index + 1) * 1_000).toISOString(),
      },
    }),
  );
}

async function agree(context: Play): Promise<void> {
  await receive(context, writePlan(dates));
  await context.userEvent.click(await context.canvas.findByRole('button', { name: /^① .*を選ぶ$/ }));
  await context.canvas.findByText('決定 あなた');
  await waitFor(() =>
    expect(context.canvas.getByRole('button', { name: 'れんさんの情報を見る' })).toHaveAccessibleDescription(
      /次の予定 .* 14:00$/,
    ),
  );
}

/** Candidates that the other person has sent. */
export const Dates = meta.story({
  play: async (context) => {
    await receive(context, writePlan(dates));
    await context.canvas.findByRole('button', { name: /^① .*を選ぶ$/ });
  },
});

/** Both agree: the date is in the header of the chat, in its row and in the list of dates. */
export const Agreed = meta.story({
  play: agree,
});

export const AgreedNarrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: agree,
});

/** The two have chosen differently. */
export const Disagreed = meta.story({
  play: async (context) => {
    const choose = (index: number | null) => writePlan({ kind: 'choice', index });
    await receive(context, writePlan(dates), choose(1));
    await context.userEvent.click(await context.canvas.findByRole('button', { name: /^① .*を選ぶ$/ }));
    await context.canvas.findByText('れんさん');
    await context.canvas.findByText('あなた');
  },
});

export const SongAndPlace = meta.story({
  play: async (context) => {
    await receive(context, writePlan(song), writePlan(place));
    await expect(await context.canvas.findByRole('link', { name: '地図で開く' })).toHaveAttribute(
      'href',
      expect.stringContaining('query=%E3%82%B9%E3%82%BF%E3%82%B8%E3%82%AA'),
    );
  },
});

/** A text that is not exactly a plan is drawn as it was written: the weekday is wrong (rule PL8). */
export const AlmostAPlan = meta.story({
  play: async (context) => {
    const weekday = dates.candidates[0]?.weekday === '月' ? '火' : '月';
    await receive(context, writePlan({ ...dates, candidates: [{ ...candidate(3, '14:00', '16:00'), weekday }] }));
    await waitFor(() => expect(context.canvas.getByRole('log')).toHaveTextContent('【日程の候補】'));
  },
});

/** The form for dates with its first faults. */
export const FaultyForm = meta.story({
  play: async ({ canvas, userEvent }) => {
    await receive({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: '日程・曲・場所を送る' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '日程を決める' }));
    const form = within(await screen.findByRole('dialog', { name: '日程を決める' }));
    await userEvent.click(form.getByRole('button', { name: 'この内容で送る' }));
    await expect(form.getByLabelText('候補1の日付')).toHaveFocus();
    await expect(form.getByText('日付を入力してください')).toBeVisible();
  },
});

/** The form for a place, with the advice for a first meeting. */
export const PlaceForm = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await receive({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: '日程・曲・場所を送る' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '場所を送る' }));
    await screen.findByText(/スタジオやライブハウスなど人のいる場所/);
  },
});

/** The list of all agreed dates. */
export const ListOfDates = meta.story({
  play: async (context) => {
    await agree(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: '予定' }));
    const list = within(await screen.findByRole('dialog', { name: '予定' }));
    await expect(list.getByRole('link', { name: /14:00.*れん/ })).toBeVisible();
  },
});
