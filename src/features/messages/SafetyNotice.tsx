import type { UserId } from '../../api/generated/model/index.ts';
import { PersonSafety } from '../../hiddenPeople/PersonSafety.tsx';
import { isFocusLost } from '../../lib/browser/focus/focusHeading.ts';
import { itemsOf, type Sequence } from '../../lib/collections/sequence.ts';
import { afterPaint } from '../../lib/time/timer.ts';
import type { ChatEntry, ConversationEntry } from '../../realtime/selectors.ts';
import { createPutOff, usePrivateList } from '../../session/privateList.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { CloseIcon, WarningIcon } from '../../ui/icons/icons.tsx';
import { chatName } from './chatPerson.tsx';
import { ownWords } from './quotationLine.ts';
import { type Warning, warningOf } from './warningOf.ts';
import * as css from './SafetyNotice.css.ts';

/** The texts of the warning below the messages of a young chat. */
const copy = {
  label: 'ご注意',
  money:
    'お金についてのメッセージがあります。会ったことのない人に、送金したりギフトカードの番号を伝えたりしないでください。',
  address: '外部のサイトや連絡先への案内があります。パスワードや支払いを求められても、応じないでください。',
  phone: '電話番号のあるメッセージがあります。よく知り合うまで、自分の番号や住所は伝えないでください。',
  close: '注意を閉じる',
} as const;

const ORDER: readonly Warning[] = ['money', 'address', 'phone'];

interface SafetyNoticeProps {
  conversation: ConversationEntry;
  entries: Sequence<ChatEntry>;
  viewerId: UserId;
  /** The number of messages at the beginning of the chat that are checked. */
  checked: number;
  /** Called when the focused close button disappears. */
  onFocusLost: () => void;
}

/**
 * Shows a warning below the messages of a young chat in which the other person asks for money, sends a link or a
 * contact, or gives a phone number. A closed warning stays closed in this browser.
 */
export function SafetyNotice({
  conversation: { id, otherUser },
  entries,
  viewerId,
  checked,
  onFocusLost,
}: SafetyNoticeProps) {
  const { list, items, isOpen } = usePrivateList(createPutOff, viewerId);
  const key = `safety:${id}`;
  if (!isOpen || items.includes(key)) return null;
  const first = itemsOf(entries, 0, Math.min(checked, entries.length));
  const suspicious = first
    .map(({ id: messageId, senderId, content, createdAt }, index) => ({
      message: { id: messageId, text: content, at: createdAt },
      warning: senderId === otherUser.id ? warningOf(ownWords(content, first.slice(0, index))) : null,
    }))
    .filter(({ warning }) => warning !== null);
  const warning = ORDER.find((kind) => suspicious.some((one) => one.warning === kind));
  if (warning === undefined) return null;
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
