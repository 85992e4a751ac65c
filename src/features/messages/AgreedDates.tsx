import { Link } from 'wouter';
import { useLiveState } from '../../conversations/liveState.ts';
import { useNow } from '../../lib/time/useNow.ts';
import { messagesHref } from '../../navigation/messagesAddress.ts';
import { eventOf, saveCalendar } from '../../plans/calendarFile.ts';
import { allAgreedDates } from '../../plans/chatPlans.ts';
import { localTime, startText } from '../../plans/planText.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { SilenceDrawing } from '../../ui/drawings/lazyDrawings.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { chatName } from './chatPerson.tsx';
import { agreed as copy, card } from './planCopy.ts';
import { CalendarIcon } from './planIcons.tsx';
import * as css from './AgreedDates.css.ts';

/** Renders the list of all agreed dates of the chats whose messages are loaded (rule PL15). */
export function AgreedDates({ open, onClose }: { open: boolean; onClose: () => void }) {
  const now = useNow();
  const dates = useLiveState(allAgreedDates).filter(({ date }) => date.end > now);
  const saveAll = () =>
    saveCalendar(dates.map(({ date, conversation }) => eventOf(date, chatName(conversation.otherUser))));
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
          {dates.map(({ date, conversation }) => (
            <li key={`${date.messageId}-${date.index}`}>
              <Link
                className={css.row}
                href={messagesHref({ conversation: date.conversationId, message: date.messageId })}
                onClick={onClose}
              >
                <span className={css.time}>{startText(date)}</span>
                <span>{chatName(conversation.otherUser)}</span>
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
