import { isBlank } from '../../../lib/text/isBlank.ts';
import type { FocusableField, TabId } from '../form/profileFields.ts';
import type { ProfileValues } from '../form/profileValues.ts';

/** The fields that a new user is asked for, in this order; the picture is below the name. */
export const guideSteps = ['displayName', 'instruments', 'genres', 'locations'] as const;
export type GuideStep = (typeof guideSteps)[number];

export const tabOfStep = (step: GuideStep): TabId => (step === 'displayName' ? 'basic' : 'tags');

/** Returns the step that contains a field; null for fields that no step contains. */
export function stepOf(field: FocusableField): GuideStep | null {
  if (field === 'tags') return 'instruments';
  return field === 'displayName' || field === 'avatar' ? 'displayName' : null;
}

/**
 * Returns the first step without a value, so that the path resumes where it was left; the last one if all have values.
 */
export function firstOpenStep({ displayName, tags }: Pick<ProfileValues, 'displayName' | 'tags'>): GuideStep {
  const isFilled: Record<GuideStep, boolean> = {
    displayName: !isBlank(displayName),
    instruments: tags.instruments.length > 0,
    genres: tags.genres.length > 0,
    locations: tags.locations.length > 0,
  };
  return guideSteps.find((step) => !isFilled[step]) ?? 'locations';
}

/** Returns the step at this distance; null beyond the first or last one. */
export function stepBeside(step: GuideStep, distance: 1 | -1): GuideStep | null {
  return guideSteps[guideSteps.indexOf(step) + distance] ?? null;
}
