import { memo, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { VList, type VListHandle } from 'virtua';
import type { Conversation, ConversationWithMessages, Message, User } from '../../../src/api/generated/model/index.ts';
import { bodyOf, token } from './backend.ts';

/**
 * The page that the chat is compared with: the same messages and the same socket, in a list of virtua, with a plain
 * array and nothing else that a chat needs: it always scrolls to new messages, and has no read receipts, no ordering
 * and no outbox.
 */
const GROUP_MS = 60_000;

interface RowProps {
  message: Message;
  isOwn: boolean;
  endsGroup: boolean;
}

const Row = memo(function Row({ message, isOwn, endsGroup }: RowProps) {
  return (
    <div data-status="sent" className={isOwn ? 'row own' : 'row'}>
      <p className="bubble">{message.content}</p>
      {endsGroup && <time>{new Date(message.created_at).toTimeString().slice(0, 5)}</time>}
    </div>
  );
});

function Chat({ me, history }: { me: string; history: readonly Message[] }) {
  const [messages, setMessages] = useState(history);
  const [text, setText] = useState('');
  const list = useRef<VListHandle>(null);
  useEffect(() => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${me}?token=${token()}`);
    socket.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(String(data)) as { type: string; message: Message };
      if (frame.type === 'new_message') setMessages((all) => all.concat(frame.message));
    });
    return () => socket.close();
  }, [me]);
  useEffect(() => {
    list.current?.scrollToIndex(messages.length - 1, { align: 'end' });
  }, [messages]);
  return (
    <main>
      <div role="log">
        <VList ref={list} data={messages}>
          {(message, index) => {
            const next = messages[index + 1];
            const endsGroup =
              next === undefined ||
              next.sender_id !== message.sender_id ||
              Date.parse(next.created_at) - Date.parse(message.created_at) > GROUP_MS;
            return <Row key={message.id} message={message} isOwn={message.sender_id === me} endsGroup={endsGroup} />;
          }}
        </VList>
      </div>
      <textarea aria-label="メッセージを入力" value={text} onChange={({ target }) => setText(target.value)} />
    </main>
  );
}

async function open(): Promise<void> {
  const me = await bodyOf<User>('/api/users/me');
  const conversations = await bodyOf<Conversation[]>('/api/messages/conversations');
  const { messages } = await bodyOf<ConversationWithMessages>(`/api/messages/conversations/${conversations[0]?.id}`);
  createRoot(document.getElementById('root') as HTMLElement).render(<Chat me={me.id} history={messages} />);
}
void open();
