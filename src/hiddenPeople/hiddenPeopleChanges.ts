import { isolate } from '../lib/text/isolate.ts';
import type { Profile, UserId } from '../api/generated/model/index.ts';
import type { HiddenPerson } from './hiddenPeople.ts';

export const hiddenPersonOf = (profile: Profile): HiddenPerson => ({
  userId: profile.user_id,
  name: isolate(profile.display_name),
  avatarUrl: profile.avatar_url,
});

/** Returns the list of hidden people after a person was hidden or blocked; the person comes first. */
export function withPerson(people: readonly HiddenPerson[], person: HiddenPerson): readonly HiddenPerson[] {
  return [person, ...withoutPerson(people, person.userId)];
}

export function withoutPerson(people: readonly HiddenPerson[], userId: UserId): readonly HiddenPerson[] {
  return people.filter((person) => person.userId !== userId);
}
