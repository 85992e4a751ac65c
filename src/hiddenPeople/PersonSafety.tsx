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

/** Returns the actions that block a person, or end that, and report them. */
export function useSafetyActions({ person, messages }: PersonSafetyProps): { label: string; onSelect: () => void }[] {
  const { people } = useHiddenPeople();
  const session = useSession();
  const requests = session.own(createSafetyRequests);
  const blocked = people.find(({ userId, isBlocked }) => isBlocked && userId === person.userId);
  return [
    blocked
      ? { label: copy.unblock, onSelect: () => showPerson(session, blocked) }
      : { label: copy.block, onSelect: () => requests.setState({ request: { kind: 'block', person } }) },
    ...(reportAddress() === ''
      ? []
      : [
          {
            label: copy.report,
            onSelect: () => requests.setState({ request: { kind: 'report', person, ...(messages && { messages }) } }),
          },
        ]),
  ];
}

/** Renders the buttons that block and report a person. */
export function PersonSafety(props: PersonSafetyProps) {
  const actions = useSafetyActions(props);
  return (
    <div className={css.root}>
      {actions.map(({ label, onSelect }) => (
        <button key={label} type="button" className={css.button} onClick={onSelect}>
          {label}
        </button>
      ))}
    </div>
  );
}
