import preview from '#.storybook/preview';
import type { ChatEntry } from '../../realtime/selectors.ts';
import { longJapanese, unbreakable } from '../../ui/specimens.tsx';
import { MessageRow } from './MessageRow.tsx';
import { DaySeparator, UnreadSeparator } from './Separators.tsx';

const meta = preview.meta({ component: MessageRow });

const person = { name: 'れん', picture: null, seed: 'ren', glyph: 'drums' } as const;
const at = Date.parse('2026-11-21T10:00:00+09:00');
const entry = (content: string, more: Partial<ChatEntry> = {}): ChatEntry => ({
  id: content,
  senderId: 'ren',
  content,
  createdAt: at,
  isRead: false,
  status: 'sent',
  ...more,
});

/** Every way in which a message can look. */
export const AllStates = meta.story({
  render: () => {
    const row = (message: ChatEntry, isOwn: boolean, startsGroup = true, endsGroup = true) => (
      <MessageRow
        conversationId="conversation-1"
        entry={message}
        isOwn={isOwn}
        person={person}
        startsGroup={startsGroup}
        endsGroup={endsGroup}
      />
    );
    return (
      <main style={{ maxWidth: 560, paddingBlock: 16 }}>
        <DaySeparator time={at - 400 * 86_400_000} now={at} />
        {row(entry('一つ目'), false, true, false)}
        {row(entry('二つ目'), false, false, false)}
        {row(entry('三つ目。ここで終わり'), false, false, true)}
        <DaySeparator time={at} now={at} />
        <UnreadSeparator />
        {row(entry(longJapanese), false)}
        {row(entry(`https://studio.example/${unbreakable}`), true)}
        {row(entry('読まれた', { isRead: true }), true)}
        {row(entry('送っている', { status: 'sending' }), true)}
        {row(entry('待っている', { status: 'queued' }), true)}
        {row(entry('届かなかった', { status: 'failed' }), true)}
      </main>
    );
  },
});

export const AllStatesNarrow = meta.story({
  ...AllStates.input,
  globals: { viewport: { value: 'small' } },
});
