import type { ConversationId } from '../../api/generated/model/index.ts';
import { useLive } from '../../conversations/live.ts';
import { useLiveState } from '../../conversations/liveState.ts';
import { useNow } from '../../lib/time/useNow.ts';
import { eventOf, saveCalendar } from '../../plans/calendarFile.ts';
import { agreedDate, agreedDates, cardsOf, coming, type DatesCard, hasDates } from '../../plans/chatPlans.ts';
import { planNames } from '../../plans/planPreview.ts';
import { localTime, numberOf, type Plan, startText, writeCandidate, writePlan } from '../../plans/planText.ts';
import { type ChatEntry, messagesOf } from '../../realtime/selectors.ts';
import { CalendarIcon, PinIcon } from './planIcons.tsx';
import { LinkedText } from '../../ui/LinkedText/LinkedText.tsx';
import { FOREIGN_LINK_REL } from '../../lib/text/linkify.ts';
import { linkedText } from '../../ui/copy.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { agreed as agreedCopy, card as copy } from './planCopy.ts';
import * as css from './PlanCard.css.ts';

interface PlanCardProps {
  conversationId: ConversationId;
  entry: ChatEntry;
  /** The name of the other person. */
  name: string;
}

/** Renders a message that is a plan as a card (src/plans/SPEC.md); any other as the text that it is. */
export function PlanCard({ conversationId, entry, name }: PlanCardProps) {
  const card = useLiveState((state) => cardsOf(messagesOf(state, conversationId)).get(entry.id));
  if (card === undefined) return <LinkedText text={entry.content} linkTone="inherit" />;
  return (
    <div className={css.root}>
      <p className={css.kind}>{planNames[card.plan.kind]}</p>
      {hasDates(card) ? (
        <Dates card={card} conversationId={conversationId} name={name} />
      ) : (
        <LinkedText text={fieldsOf(card.plan)} linkTone="inherit" />
      )}
      {card.plan.kind === 'place' && (
        <a
          className={css.action}
          href={mapOf(card.plan.name, card.plan.address)}
          target="_blank"
          rel={FOREIGN_LINK_REL}
          title={linkedText.open('google.com')}
        >
          <PinIcon size="small" />
          <span>{copy.map}</span>
        </a>
      )}
    </div>
  );
}

/** The text of a plan without its first line. */
const fieldsOf = (plan: Plan) => writePlan(plan).split('\n').slice(1).join('\n');

const mapOf = (name: string, address: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${name} ${address}`.trim() }).toString()}`;

interface DatesProps {
  card: DatesCard;
  conversationId: ConversationId;
  name: string;
}

/** Renders the candidates of a card, who chose which, and the buttons that choose. */
function Dates({ card, conversationId, name }: DatesProps) {
  const live = useLive();
  const viewerId = useLiveState((state) => state.me);
  const now = useNow();
  const { plan, slots, choices, entry } = card;
  const date = agreedDate(conversationId, card);
  const own = viewerId === null ? undefined : choices.get(viewerId);
  const whoOf = (userId: string) => (userId === viewerId ? copy.mine : copy.other(name));
  const choose = (index: number | null) =>
    own === index ? undefined : live.sendText(conversationId, writePlan({ kind: 'choice', index }));
  // Proposers agree with all of their candidates, until the other person has chosen.
  const mayChoose = entry.status === 'sent' && (entry.senderId !== viewerId || choices.size > 0);
  return (
    <>
      <ol className={css.candidates}>
        {plan.candidates.map((candidate, index) => {
          const slot = slots[index];
          const isOver = slot === undefined || slot.end <= now;
          const isAgreed = date?.index === index;
          const local = slot === undefined ? null : localTime(slot);
          const by = [...choices].filter(([, chosen]) => chosen === index).map(([userId]) => whoOf(userId));
          const words = `${numberOf(index)} ${writeCandidate(candidate)}`;
          return (
            <li key={words} className={css.candidate} data-agreed={isAgreed ? '' : undefined}>
              <span className={css.time}>
                <span>{words}</span>
                {local !== null && <span className={css.note}>{copy.local(local)}</span>}
                {(by.length > 0 || isOver) && (
                  <span className={css.note}>
                    {[isAgreed ? copy.agreed : '', by.join('・'), isOver ? copy.over : '']
                      .filter((part) => part !== '')
                      .join(' ')}
                  </span>
                )}
              </span>
              {mayChoose && !isOver && (!isAgreed || own === index) && (
                <button
                  type="button"
                  className={css.choose}
                  aria-pressed={own === index}
                  aria-label={copy.chooseLabel(words, own === index ? copy.chosen : copy.choose)}
                  onClick={() => choose(index)}
                >
                  {own === index ? copy.chosen : copy.choose}
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {plan.studio !== '' && <LinkedText text={fieldsOf({ ...plan, candidates: [] })} linkTone="inherit" />}
      {[...choices]
        .filter(([, index]) => index === null)
        .map(([userId]) => (
          <p key={userId} className={css.note}>
            {copy.saidNone(whoOf(userId))}
          </p>
        ))}
      {mayChoose && slots.some(({ end }) => end > now) && (
        <button type="button" className={css.action} aria-pressed={own === null} onClick={() => choose(null)}>
          {date === null ? copy.none : copy.withdraw}
        </button>
      )}
      {date !== null && date.end > now && (
        <button type="button" className={css.action} onClick={() => saveCalendar([eventOf(date, copy.other(name))])}>
          <CalendarIcon size="small" />
          <span>{copy.calendar}</span>
        </button>
      )}
    </>
  );
}

/** Renders the next date of a chat, in its header. */
export function NextDate({ conversationId }: { conversationId: ConversationId }) {
  const cards = useLiveState((state) => cardsOf(messagesOf(state, conversationId)));
  const [next] = coming(agreedDates(conversationId, cards), useNow());
  if (next === undefined) return null;
  return (
    <span className={css.next}>
      <span className={css.nextIcon}>
        <CalendarIcon size="small" />
      </span>
      <VisuallyHidden>{agreedCopy.next}</VisuallyHidden>
      <span>{startText(next)}</span>
    </span>
  );
}
