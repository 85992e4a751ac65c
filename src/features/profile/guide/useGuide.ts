import { useState } from 'react';
import { useMediaQuery } from '../../../lib/browser/useMediaQuery.ts';
import { below } from '../../../ui/theme/breakpoints.ts';
import type { ProfileValues } from '../form/profileValues.ts';
import { firstOpenStep, type GuideStep } from './guideSteps.ts';

/**
 * Returns the step of the first-time path; null outside of it. The path starts for a user without a display name if the
 * missing items are not beside the form; in wider windows those guide the user (rule P37).
 * @param isNew whether the stored profile has no display name
 */
export function useGuide(isNew: boolean, values: ProfileValues) {
  const isNarrow = useMediaQuery(below('medium'));
  return useState<GuideStep | null>(() => (isNew && isNarrow ? firstOpenStep(values) : null));
}
