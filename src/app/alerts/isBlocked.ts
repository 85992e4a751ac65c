import type { UserId } from '../../api/generated/model/index.ts';
import type { Session } from '../../session/session.ts';
import { createHiddenPeople } from '../../hiddenPeople/hiddenPeople.ts';

/** Whether a user is blocked, so that their messages are not announced. */
export const isBlocked = (session: Session, userId: UserId): boolean =>
  session
    .own(createHiddenPeople)
    .state.getState()
    .items.some((person) => person.isBlocked === true && person.userId === userId);
