import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { chatEntry } from '../../../tests/support/chatEntry.ts';
import { noMessageActions } from '../../../tests/support/messageActions.ts';
import type { ChatEntry } from '../../realtime/selectors.ts';
import type { PersonPictureData } from '../../ui/Avatar/PersonPicture.tsx';
import { longJapanese, unbreakable } from '../../ui/storySpecimens.tsx';
import { LogRow } from './LogRow.tsx';

const meta = preview.meta({ component: LogRow });

const person = { name: 'れん', picture: null, seed: 'ren', glyph: 'drums' } as const satisfies PersonPictureData;
const at = Date.parse('2026-11-21T10:00:00+09:00');
const entry = (content: string, more: Partial<ChatEntry> = {}) =>
  chatEntry({ id: content, content, createdAt: at, isRead: false, ...more });

/** Renders all visual states of a message. */
export const AllStates = meta.story({
  render: () => {
    const row = (
      message: ChatEntry,
      isOwn: boolean,
      { startsGroup = true, endsGroup = true, ...more }: Partial<ComponentProps<typeof LogRow>> = {},
    ) => (
      <LogRow
        conversationId="conversation-1"
        entry={message}
        index={0}
        isOwn={isOwn}
        person={person}
        startsDay={false}
        startsUnread={false}
        startsGroup={startsGroup}
        endsGroup={endsGroup}
        namesSender={startsGroup}
        actions={noMessageActions}
        now={at}
        {...more}
      />
    );
    return (
      <main style={{ maxWidth: 560, paddingBlock: 16 }}>
        {row(entry('去年', { createdAt: at - 400 * 86_400_000 }), true, { startsDay: true })}
        {row(entry('一つ目'), false, { endsGroup: false, startsDay: true })}
        {row(entry('二つ目'), false, { startsGroup: false, endsGroup: false })}
        {row(entry('三つ目。ここで終わり'), false, { startsGroup: false })}
        {row(entry('読んでいない'), true, { startsDay: true, startsUnread: true })}
        {row(entry(longJapanese), false, { startsUnread: true })}
        {row(entry(`https://studio.example/${unbreakable}`), true)}
        {row(entry('読まれた', { isRead: true }), true)}
        {row(entry('送っている', { status: 'sending' }), true)}
        {row(entry('待っている', { status: 'queued' }), true)}
        {row(entry('届かなかった', { status: 'failed' }), true)}
        {row(entry('さようなら'), false, { person: { ...person, name: '退会したユーザー' } })}
      </main>
    );
  },
  play: async ({ canvas }) => {
    const spoken = (text: string) => canvas.getByText(text).closest('[data-status]');
    await expect(spoken('一つ目')).toHaveTextContent(/^今日れんさん: 一つ目$/);
    await expect(spoken('二つ目')).toHaveTextContent(/^二つ目$/);
    await expect(spoken('三つ目。ここで終わり')).toHaveTextContent(/^三つ目。ここで終わり10:00$/);
    await expect(spoken('読まれた')).toHaveTextContent(/^あなた: 読まれた既読10:00$/);
    await expect(spoken('さようなら')).toHaveTextContent(/^退会したユーザー: さようなら10:00$/);
  },
});

export const AllStatesNarrow = meta.story({
  ...AllStates.input,
  globals: { viewport: { value: 'small' } },
});
