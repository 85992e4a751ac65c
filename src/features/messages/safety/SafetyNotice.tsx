import { PersonSafety } from '../../../hiddenPeople/safety/PersonSafety.tsx';
import { isFocusLost } from '../../../lib/browser/focus/focusHeading.ts';
import { itemsOf, type Sequence } from '../../../lib/collections/sequence.ts';
import { afterPaint } from '../../../lib/time/timer.ts';
import type { UserId } from '../../../api/generated/model/index.ts';
import type { ChatEntry, ConversationEntry } from '../../../realtime/selectors.ts';
import { createPutOff, usePrivateList } from '../../../session/privateList.ts';
import { CloseIcon } from '../../../ui/icons/CloseIcon.tsx';
import { WarningIcon } from '../../../ui/icons/WarningIcon.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { chatName } from '../chat/chatPerson.ts';
import { ownWords } from '../message/quotedEntry.ts';
import { safetyNotice as copy } from './copy.ts';
import * as css from './SafetyNotice.css.ts';
import { type Warning, warningOf } from './warningOf.ts';

const ORDER: readonly Warning[] = ['money', 'address', 'phone'];

interface SafetyNoticeProps {
  conversation: ConversationEntry;
  entries: Sequence<ChatEntry>;
  me: UserId;
  /** The number of messages at the beginning of the chat that are checked. */
  checked: number;
  /** Called when the focused close button disappears. */
  onFocusLost: () => void;
}

/**
 * Shows a warning below the messages of a young chat in which the other person asks for money, sends a link or a contact, or gives a
 * phone number. A closed warning stays closed in this browser (rule M46).
 */
export function SafetyNotice({
  conversation: { id, otherUser },
  entries,
  me,
  checked,
  onFocusLost,
}: SafetyNoticeProps) {
  const { list, items, isOpen } = usePrivateList(createPutOff, me);
  const key = `safety:${id}`;
  const first = itemsOf(entries, 0, Math.min(checked, entries.length));
  const suspicious = first
    .map(({ id: messageId, senderId, content, createdAt }, index) => ({
      message: { id: messageId, text: content, at: createdAt },
      warning: senderId === otherUser.id ? warningOf(ownWords(content, first.slice(0, index))) : null,
    }))
    .filter(({ warning }) => warning !== null);
  const warning = ORDER.find((kind) => suspicious.some((one) => one.warning === kind));
  if (warning === undefined || !isOpen || items.includes(key)) return null;
  const close = async () => {
    list.change((before) => [...before, key]);
    await afterPaint();
    if (isFocusLost()) onFocusLost();
  };
  return (
    <section className={css.root} aria-label={copy.label}>
      <span className={css.icon}>
        <WarningIcon />
      </span>
      <div className={css.words}>
        <p role="status">{copy[warning]}</p>
        <PersonSafety
          person={{ userId: otherUser.id, name: chatName(otherUser), avatarUrl: otherUser.profile?.avatar_url ?? null }}
          messages={suspicious.map(({ message }) => message)}
        />
      </div>
      <IconButton label={copy.close} onClick={() => void close()}>
        <CloseIcon />
      </IconButton>
    </section>
  );
}
