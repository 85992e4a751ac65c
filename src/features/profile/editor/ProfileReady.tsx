import { useEffect, useRef, useState } from 'react';
import type { Profile } from '../../../api/generated/model/index.ts';
import { useGetMyProfile, useListProfiles } from '../../../api/generated/profiles/profiles.ts';
import { after } from '../../../lib/time/timer.ts';
import { portraitOf } from '../../../media/portraitPerson.ts';
import { isOwnProfile } from '../../../people/person.ts';
import { toMatchInput } from '../../../scoring/matchInput.ts';
import { matchTotal } from '../../../scoring/matchTotal.ts';
import { PersonPicture } from '../../../ui/Avatar/PersonPicture.tsx';
import { RingProgress } from '../../../ui/Progress/RingProgress.tsx';
import { completeness as completenessCopy, guide as copy } from '../copy.ts';
import * as css from './ProfileReady.css.ts';

interface ProfileReadyProps {
  /** Completeness of the saved profile, 0 to 100. */
  completeness: number;
  /** Called when the user presses it. */
  onDone: () => void;
}

/** Number of people that are shown. */
const PEOPLE = 3;

/** Milliseconds for which it stays over the next screen, fading out: the editor is left a second after the save. */
const LEAVING_MS = 500;

/**
 * Shows for a moment, after the last step of the first-time path, what the profile is for: the ring fills, and the people
 * appear who fit best. A press ends it.
 */
export function ProfileReady({ completeness, onDone }: ProfileReadyProps) {
  const root = useRef<HTMLButtonElement>(null);
  const { data: viewer } = useGetMyProfile();
  const { data: profiles = [] } = useListProfiles();
  const [filled, setFilled] = useState(0);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setFilled(completeness));
    return () => cancelAnimationFrame(frame);
  }, [completeness]);
  useEffect(() => {
    const element = root.current;
    return () => {
      if (element?.isConnected) fadeOut(element);
    };
  }, []);
  return (
    <button ref={root} type="button" className={css.root} onClick={onDone}>
      <RingProgress value={filled} label={completenessCopy.title} size={144} />
      <span className={css.words}>{copy.ready}</span>
      <span className={css.people} aria-hidden="true">
        {viewer &&
          bestMatches(viewer, profiles).map((profile) => (
            <span key={profile.id} className={css.person}>
              <PersonPicture person={portraitOf(profile)} eager decorative />
            </span>
          ))}
      </span>
    </button>
  );
}

/** Returns the people with the highest match scores. */
function bestMatches(viewer: Profile, profiles: readonly Profile[]): Profile[] {
  const input = toMatchInput(viewer);
  const known = { userId: viewer.user_id, profileId: viewer.id };
  return profiles
    .filter((profile) => !isOwnProfile(profile, known))
    .map((profile) => ({ profile, score: matchTotal(input, toMatchInput(profile)) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, PEOPLE)
    .map(({ profile }) => profile);
}

/** Leaves a picture of an element over the next screen, which takes no presses, and fades it out. */
function fadeOut(element: Element): void {
  const picture = element.cloneNode(true) as HTMLElement;
  picture.dataset['leaving'] = '';
  picture.inert = true;
  document.body.append(picture);
  after(LEAVING_MS, () => picture.remove());
}
