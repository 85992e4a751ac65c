import type { FocusableField, TabId } from '../form/fields.ts';
import type { ProfileValues } from '../form/profileValues.ts';
import { isBlank } from '../../../lib/text/isBlank.ts';

/** What somebody new is asked for, in this order; the picture stands below the name (rule P37). */
export const guideSteps = ['displayName', 'instruments', 'genres', 'locations'] as const;
export type GuideStep = (typeof guideSteps)[number];

const tabs: Record<GuideStep, TabId> = {
  displayName: 'basic',
  instruments: 'tags',
  genres: 'tags',
  locations: 'tags',
};
export const tabOfStep = (step: GuideStep): TabId => tabs[step];

/** Returns the step with a field; null for the fields that the steps leave out. */
export function stepOf(field: FocusableField): GuideStep | null {
  if (field === 'tags') return 'instruments';
  return field === 'displayName' || field === 'avatar' ? 'displayName' : null;
}

/** Returns the first step that is not filled in, so that the path goes on where it was left; the last one for none. */
export function firstOpenStep({ displayName, tags }: Pick<ProfileValues, 'displayName' | 'tags'>): GuideStep {
  const isFilled: Record<GuideStep, boolean> = {
    displayName: !isBlank(displayName),
    instruments: tags.instruments.length > 0,
    genres: tags.genres.length > 0,
    locations: tags.locations.length > 0,
  };
  return guideSteps.find((step) => !isFilled[step]) ?? 'locations';
}

/** Returns the step so many steps further; null beyond the ends. */
export function stepBeside(step: GuideStep, distance: 1 | -1): GuideStep | null {
  return guideSteps[guideSteps.indexOf(step) + distance] ?? null;
}
