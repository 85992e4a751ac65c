import { Link } from 'wouter';
import { useShallow } from 'zustand/react/shallow';
import { useLiveState } from '../../conversations/liveState.ts';
import { useNow } from '../../lib/time/useNow.ts';
import { messagesHref } from '../../navigation/messagesAddress.ts';
import { eventOf, saveCalendar } from '../../plans/calendarFile.ts';
import { type AgreedDate, allAgreedDates, coming } from '../../plans/chatPlans.ts';
import { localTime, startText } from '../../plans/planText.ts';
import { conversationList } from '../../realtime/selectors.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { SilenceDrawing } from '../../ui/drawings/lazyDrawings.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { chatName } from './chatPerson.tsx';
import { chat, withHonorific } from './copy.ts';
import { agreed as copy, card } from './planCopy.ts';
import { CalendarIcon } from './planIcons.tsx';
import * as css from './AgreedDates.css.ts';

/** Renders the list of all agreed dates of the chats whose messages are loaded (rule PL15). */
export function AgreedDates({ open, onClose }: { open: boolean; onClose: () => void }) {
  const now = useNow();
  const dates = coming(useLiveState(useShallow(allAgreedDates)), now);
  const conversations = useLiveState(conversationList);
  const nameOf = ({ conversationId }: AgreedDate) => {
    const user = conversations.find(({ id }) => id === conversationId)?.otherUser;
    return user === undefined ? chat.leftUser : chatName(user);
  };
  const saveAll = () => saveCalendar(dates.map((date) => eventOf(date, withHonorific(nameOf(date)))));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.list}
      description={copy.loadedOnly}
      actions={
        dates.length > 0 && (
          <Button variant="primary" onClick={saveAll}>
            <CalendarIcon size="small" />
            <span>{card.calendar}</span>
          </Button>
        )
      }
    >
      {dates.length === 0 ? (
        <EmptyState drawing={<SilenceDrawing />} title={copy.none} hint={copy.noneHint} level={3} />
      ) : (
        <ul className={css.list}>
          {dates.map((date) => (
            <li key={`${date.messageId}-${date.index}`}>
              <Link
                className={css.row}
                href={messagesHref({ conversation: date.conversationId, message: date.messageId })}
                onClick={onClose}
              >
                <span className={css.time}>{startText(date)}</span>
                <span>{nameOf(date)}</span>
                {date.studio !== '' && <span className={css.soft}>{date.studio}</span>}
                {localTime(date) !== null && <span className={css.soft}>{card.local(localTime(date) ?? '')}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
