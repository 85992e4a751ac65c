import type { RefObject } from 'react';
import { useGetMyProfile } from '../../../api/generated/profiles/profiles.ts';
import type { UserId } from '../../../api/generated/model/index.ts';
import { quotationLine } from '../../../conversations/quotationLine.ts';
import { createSafetyRequests, reportAddress } from '../../../hiddenPeople/hiddenPeople.ts';
import { safety } from '../../../hiddenPeople/copy.ts';
import { absoluteUrl } from '../../../lib/browser/history/appBase.ts';
import { messagesHref } from '../../../navigation/messagesAddress.ts';
import type { ConversationEntry } from '../../../realtime/selectors.ts';
import { useSessionPart } from '../../../session/SessionScope.tsx';
import { COPY_TOPIC, copyText } from '../../../ui/copyText.ts';
import { AnchoredMenu, type AnchoredMenuItem } from '../../../ui/Menu/AnchoredMenu.tsx';
import { snackbars } from '../../../ui/Snackbar/snackbars.ts';
import { chatName } from '../chat/chatPerson.ts';
import type { ComposerHandle } from '../composer/Composer.tsx';
import { chat } from '../copy.ts';
import type { PressedMessage } from '../rows/messageActions.ts';
import { messageMenu as copy } from './copy.ts';
import { writerName } from './writerName.ts';

interface MessageMenuProps extends PressedMessage {
  conversation: ConversationEntry;
  me: UserId;
  composer: RefObject<ComposerHandle | null>;
  onClose: () => void;
}

/** Renders the menu of a message, to quote, copy, link or report it (rules M51, M52, F43). */
export function MessageMenu({ conversation, me, entry, opener, composer, onClose }: MessageMenuProps) {
  const requests = useSessionPart(createSafetyRequests);
  const { data: profile } = useGetMyProfile();
  const { id: conversationId, otherUser } = conversation;
  const { id, senderId, content, createdAt, status } = entry;
  const isOwn = senderId === me;
  const name = isOwn ? writerName(profile) : chatName(otherUser);

  const quote = () => {
    const line = quotationLine(name, content);
    const typed = composer.current?.text ?? '';
    if (!typed.startsWith(line)) composer.current?.write(line + typed);
    composer.current?.focus();
  };
  const report = () => {
    const person = { userId: senderId, name, avatarUrl: otherUser.profile?.avatar_url ?? null };
    const messages = [{ id, text: content, at: createdAt }];
    requests.setState({ request: { kind: 'report', person, messages, messageId: id } });
  };
  const link = () => absoluteUrl(messagesHref({ conversation: conversationId, message: id }));
  const items: AnchoredMenuItem[] = [
    { label: copy.quote, onSelect: quote },
    { label: chat.copy, onSelect: () => void copyAndSay(content) },
    // A message that is not confirmed has no id yet that is valid for the other person.
    ...(status === 'sent' ? [{ label: copy.copyLink, onSelect: () => void copyAndSay(link()) }] : []),
    ...(isOwn || reportAddress() === '' ? [] : [{ label: safety.report, onSelect: report }]),
  ];
  return <AnchoredMenu opener={opener} label={chat.menu} items={items} onClose={onClose} />;
}

async function copyAndSay(text: string): Promise<void> {
  if (!(await copyText(text))) snackbars.show(copy.copyRefused, { kind: 'error', topic: COPY_TOPIC });
}
