import type { UserId } from '../../api/generated/model/index.ts';
import { safety } from '../../hiddenPeople/copy.ts';
import { showPerson } from '../../hiddenPeople/hidePerson.ts';
import { useHiddenPeople } from '../../hiddenPeople/useHiddenPeople.ts';
import { useSession } from '../../session/SessionScope.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { SilenceDrawing } from '../../ui/drawings/lazyDrawings.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { blockedChat as copy } from './copy.ts';
import * as css from './ChatPane.css.ts';

/** Replaces the messages with somebody whom the user has blocked, with a button to unblock that person. */
export function BlockedChat({ userId }: { userId: UserId }) {
  const { people } = useHiddenPeople();
  const session = useSession();
  const person = people.find((one) => one.userId === userId);
  return (
    <div className={css.nobody}>
      <EmptyState
        drawing={<SilenceDrawing />}
        title={copy.title}
        hint={copy.hint}
        action={
          person && (
            <Button variant="primary" onClick={() => showPerson(session, person)}>
              {safety.unblock}
            </Button>
          )
        }
      />
    </div>
  );
}
