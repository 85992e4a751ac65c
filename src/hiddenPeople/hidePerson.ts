import type { Profile, UserId } from '../api/generated/model/index.ts';
import { focusHeading, isFocusLost } from '../lib/browser/focus/focusHeading.ts';
import { isolate } from '../lib/text/isolate.ts';
import { afterPaint } from '../lib/time/timer.ts';
import { privateList } from '../session/copy.ts';
import type { Session } from '../session/session.ts';
import { common } from '../ui/copy.ts';
import { snackbars } from '../ui/Snackbar/snackbars.ts';
import { hiddenPeople as copy } from './copy.ts';
import { createHiddenPeople, type HiddenPerson } from './hiddenPeople.ts';

export const hiddenPersonOf = (profile: Profile): HiddenPerson => ({
  userId: profile.user_id,
  name: isolate(profile.display_name),
  avatarUrl: profile.avatar_url,
});

/** Hides a person, and offers to undo it. */
export const hidePerson = (session: Session, profile: Profile): void =>
  add(session, hiddenPersonOf(profile), copy.hidden(isolate(profile.display_name)));

/** Hides a person and their messages, and offers to undo it. */
export const blockPerson = (session: Session, person: HiddenPerson): void =>
  add(session, { ...person, isBlocked: true }, copy.blocked(person.name));

function add(session: Session, person: HiddenPerson, done: string): void {
  const isPersisted = session.own(createHiddenPeople).change((people) => withPerson(people, person));
  notify(person, done, isPersisted, { label: common.undo, run: () => showPerson(session, person) });
  void restoreFocus();
}

/** Focuses the heading when the focus was lost, because no list item follows the one that was removed. */
async function restoreFocus() {
  await afterPaint();
  if (isFocusLost()) focusHeading();
}

/** Shows a hidden or blocked person again. */
export function showPerson(session: Session, person: HiddenPerson): void {
  const isPersisted = session.own(createHiddenPeople).change((people) => withoutPerson(people, person.userId));
  notify(person, (person.isBlocked ? copy.unblocked : copy.restored)(person.name), isPersisted);
}

/** @param isPersisted whether the browser has stored the change, so that it survives a reload */
function notify(
  { userId }: HiddenPerson,
  done: string,
  isPersisted: boolean,
  action?: { label: string; run: () => void },
) {
  snackbars.show(isPersisted ? done : `${done}。${privateList.notPersisted}`, {
    kind: isPersisted ? 'ok' : 'error',
    // A message about a person replaces the previous one about the same person.
    topic: `hidden:${userId}`,
    ...(action && { action }),
  });
}

/** Returns the list of hidden people after a person was hidden or blocked; the person comes first. */
export function withPerson(people: readonly HiddenPerson[], person: HiddenPerson): readonly HiddenPerson[] {
  return [person, ...withoutPerson(people, person.userId)];
}

export function withoutPerson(people: readonly HiddenPerson[], userId: UserId): readonly HiddenPerson[] {
  return people.filter((person) => person.userId !== userId);
}
