import { type ReactNode, useEffect, useId, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { ConversationId, UserId } from '../../api/generated/model/index.ts';
import { type ChatMark, type ChatMarkKind, chatMarkKinds, createChatMarks } from '../../conversations/chatMarks.ts';
import { useLiveState } from '../../conversations/liveState.ts';
import { useNow } from '../../lib/time/useNow.ts';
import { allAgreedDates, coming } from '../../plans/chatPlans.ts';
import { startText } from '../../plans/planText.ts';
import type { ConversationEntry } from '../../realtime/selectors.ts';
import { useSession } from '../../session/SessionScope.tsx';
import { usePrivateList } from '../../session/privateList.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { ToggleChip } from '../../ui/Chip/ToggleChip.tsx';
import { BellIcon, ChevronDownIcon } from '../../ui/icons/shellIcons.tsx';
import { icon } from '../../ui/icons/icon.tsx';
import { LazyDialog } from '../../ui/Lazy/LazyDialog.tsx';
import { AnchoredMenu, type AnchoredMenuItem } from '../../ui/Menu/AnchoredMenu.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { changeChatMark, hasMostPins, MOST_PINS } from './changeChatMark.ts';
import { chatName } from './chatPerson.tsx';
import type { OpenMenu } from './ConversationRow.tsx';
import { list as listCopy } from './copy.ts';
import { AgreedDates } from './lazyParts.ts';
import { agreed } from './planCopy.ts';
import * as css from './listParts.css.ts';

// What is loaded as one chunk after the list of conversations is shown.

/** The texts of the actions for a conversation in the list. */
const copy = {
  pin: 'ピン留めする',
  unpin: 'ピン留めを外す',
  mostPins: (most: number) => `ピン留めは${most}件までです。ほかの会話のピン留めを外してください`,
  mute: '通知をオフにする',
  unmute: '通知をオンにする',
  archive: 'アーカイブする',
  unarchive: 'アーカイブから戻す',
  isPinned: 'ピン留め中',
  isMuted: '通知オフ',
  isArchived: 'アーカイブ済み',
  group: (count: number) => `アーカイブ (${count}件)`,
  unreadOnly: '未読のみ',
} as const;

const PinIcon = icon('M9 3.5h6l-.8 6 3.3 3.5v2h-11v-2l3.3-3.5zM12 15v5.5');
const BellOffIcon = icon('M8 6.6A6 6 0 0 1 18 11v5.5M6 10.5v6l-1.5 2h13M10 21h4M3.5 3.5l17 17');
const ArchiveIcon = icon('M4 8.5h16v11H4zM3 4.5h18v4H3zM10 12.5h4');

const faces = {
  pinned: { Icon: PinIcon, name: copy.isPinned },
  muted: { Icon: BellOffIcon, name: copy.isMuted },
  archived: { Icon: ArchiveIcon, name: copy.isArchived },
} as const;

/**
 * Renders the icons of a pinned, muted or archived conversation at the picture of its row.
 * @param marks the kinds, separated by spaces
 */
export function RowMarks({ marks }: { marks: string }) {
  const kinds = marks.split(' ');
  return (
    <span className={css.marks}>
      {chatMarkKinds
        .filter((kind) => kinds.includes(kind))
        .map((kind) => {
          const { Icon, name } = faces[kind];
          return (
            <span key={kind} className={css.mark} title={name}>
              <Icon size="small" />
              <VisuallyHidden>{`。${name}`}</VisuallyHidden>
            </span>
          );
        })}
    </span>
  );
}

interface ConversationMenuProps extends OpenMenu {
  viewerId: UserId;
  onClose: () => void;
}

/** Renders the menu of a conversation in the list, to pin, mute or archive it. */
export function ConversationMenu({
  viewerId,
  conversation: { id, otherUser },
  opener,
  onClose,
}: ConversationMenuProps) {
  const session = useSession();
  const { items: marks } = usePrivateList(createChatMarks, viewerId);
  const has = (kind: ChatMarkKind) => marks.includes(`${kind}:${id}` satisfies ChatMark);
  const name = chatName(otherUser);
  const change = (kind: ChatMarkKind) => () =>
    void changeChatMark(session, { kind, id, name, isOn: !has(kind), opener });
  const pin: AnchoredMenuItem = has('pinned')
    ? { label: copy.unpin, icon: <PinIcon />, onSelect: change('pinned') }
    : {
        label: copy.pin,
        icon: <PinIcon />,
        onSelect: change('pinned'),
        obstacle: hasMostPins(marks) ? copy.mostPins(MOST_PINS) : undefined,
      };
  const items: AnchoredMenuItem[] = [
    ...(has('archived') ? [] : [pin]),
    has('muted')
      ? { label: copy.unmute, icon: <BellIcon />, onSelect: change('muted') }
      : { label: copy.mute, icon: <BellOffIcon />, onSelect: change('muted') },
    { label: has('archived') ? copy.unarchive : copy.archive, icon: <ArchiveIcon />, onSelect: change('archived') },
  ];
  return <AnchoredMenu opener={opener} label={listCopy.menu(name)} items={items} onClose={onClose} />;
}

interface ArchivedChatsProps {
  conversations: readonly ConversationEntry[];
  /** The rows, as items of a list. */
  children: ReactNode;
}

/** Renders the archived conversations after the end of the list, with the number of unread ones. */
export function ArchivedChats({ conversations, children }: ArchivedChatsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.archive}>
      <button
        type="button"
        className={css.archiveButton}
        aria-expanded={isOpen}
        aria-controls={id}
        data-archive=""
        onClick={() => setOpen(!isOpen)}
      >
        <ArchiveIcon />
        <span className={css.archiveLabel}>{copy.group(conversations.length)}</span>
        <Badge count={conversations.reduce((sum, { unread }) => sum + unread, 0)} />
        <span className={css.chevron} data-open={isOpen ? '' : undefined}>
          <ChevronDownIcon size="small" />
        </span>
      </button>
      <ul id={id} hidden={!isOpen}>
        {isOpen && children}
      </ul>
    </div>
  );
}

interface UnreadToggleProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Renders the toggle that filters the list by conversations with unread messages. */
export function UnreadToggle({ isOn, onChange }: UnreadToggleProps) {
  return (
    <ToggleChip pressed={isOn} onPressedChange={onChange}>
      {copy.unreadOnly}
    </ToggleChip>
  );
}

interface DatesButtonProps {
  /** Called with the next agreed date of each chat that has one, as its row shows it. */
  onDates: (dates: ReadonlyMap<ConversationId, string>) => void;
}

/** Renders the button that opens the list of all agreed dates (src/plans/SPEC.md). */
export function DatesButton({ onDates }: DatesButtonProps) {
  const all = useLiveState(useShallow(allAgreedDates));
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // The first date of each chat: a map keeps the last entry of a key.
    onDates(
      new Map(
        coming(all, now)
          .toReversed()
          .map((date) => [date.conversationId, startText(date)]),
      ),
    );
  }, [all, now, onDates]);
  return (
    <>
      <Button size="compact" onClick={() => setOpen(true)} onIntent={AgreedDates.preload}>
        {agreed.list}
      </Button>
      <LazyDialog open={isOpen} onFailed={() => setOpen(false)}>
        <AgreedDates open={isOpen} onClose={() => setOpen(false)} />
      </LazyDialog>
    </>
  );
}
