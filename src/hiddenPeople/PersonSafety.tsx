import { useSession } from '../session/SessionScope.tsx';
import { safety as copy } from './copy.ts';
import { createSafetyRequests, type HiddenPerson, reportAddress, type Written } from './hiddenPeople.ts';
import { showPerson } from './hidePerson.ts';
import { useHiddenPeople } from './useHiddenPeople.ts';
import * as css from './PersonSafety.css.ts';

interface PersonSafetyProps {
  person: HiddenPerson;
  /** The person's latest messages, the newest one first. */
  messages?: readonly Written[];
}

/** Renders the buttons that block and report a person. */
export function PersonSafety({ person, messages }: PersonSafetyProps) {
  const { people } = useHiddenPeople();
  const session = useSession();
  const requests = session.own(createSafetyRequests);
  const blocked = people.find(({ userId, isBlocked }) => isBlocked && userId === person.userId);
  return (
    <div className={css.root}>
      {blocked ? (
        <button type="button" className={css.button} onClick={() => showPerson(session, blocked)}>
          {copy.unblock}
        </button>
      ) : (
        <button
          type="button"
          className={css.button}
          onClick={() => requests.setState({ request: { kind: 'block', person } })}
        >
          {copy.block}
        </button>
      )}
      {reportAddress() !== '' && (
        <button
          type="button"
          className={css.button}
          onClick={() => requests.setState({ request: { kind: 'report', person, ...(messages && { messages }) } })}
        >
          {copy.report}
        </button>
      )}
    </div>
  );
}
