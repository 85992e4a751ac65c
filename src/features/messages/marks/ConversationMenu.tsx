import type { UserId } from '../../../api/generated/model/index.ts';
import { hasMostPins, MOST_PINS } from '../../../conversations/chatMarkChanges.ts';
import { type ChatMark, type ChatMarkKind, createChatMarks } from '../../../conversations/chatMarks.ts';
import { useSession } from '../../../session/SessionScope.tsx';
import { usePrivateList } from '../../../session/privateList.ts';
import { AnchoredMenu, type AnchoredMenuItem } from '../../../ui/Menu/AnchoredMenu.tsx';
import { BellIcon } from '../../../ui/icons/BellIcon.tsx';
import { chatName } from '../chat/chatPerson.ts';
import { list as listCopy } from '../copy.ts';
import type { OpenMenu } from '../list/openMenu.ts';
import { ArchiveIcon, BellOffIcon, PinIcon } from './ChatMarkIcons.tsx';
import { changeChatMark } from './changeChatMark.ts';
import { chatMarks as copy } from './copy.ts';

interface ConversationMenuProps extends OpenMenu {
  me: UserId;
  onClose: () => void;
}

/** Renders the menu of a conversation in the list, to pin, mute or archive it (rules M48 to M50). */
export function ConversationMenu({ me, conversation: { id, otherUser }, opener, onClose }: ConversationMenuProps) {
  const session = useSession();
  const { items: marks } = usePrivateList(createChatMarks, me);
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
