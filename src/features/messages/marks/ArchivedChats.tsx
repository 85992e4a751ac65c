import { type ReactNode, useId, useState } from 'react';
import type { ConversationEntry } from '../../../realtime/selectors.ts';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { ChevronDownIcon } from '../../../ui/icons/shellIcons.tsx';
import { ArchiveIcon } from './ChatMarkIcons.tsx';
import { chatMarks as copy } from './copy.ts';
import * as css from './ArchivedChats.css.ts';

interface ArchivedChatsProps {
  conversations: readonly ConversationEntry[];
  /** The rows, as items of a list. */
  children: ReactNode;
}

/** Renders the archived conversations after the end of the list, with the number of unread ones (rule M50). */
export function ArchivedChats({ conversations, children }: ArchivedChatsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.root}>
      <button
        type="button"
        className={css.button}
        aria-expanded={isOpen}
        aria-controls={id}
        data-archive=""
        onClick={() => setOpen(!isOpen)}
      >
        <ArchiveIcon />
        <span className={css.label}>{copy.group(conversations.length)}</span>
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
