import { useState } from 'react';
import { useMediaQuery } from '../../../lib/browser/useMediaQuery.ts';
import { below } from '../../../ui/theme/breakpoints.ts';
import type { ProfileValues } from '../form/profileValues.ts';
import { firstOpenStep, type GuideStep } from './guideSteps.ts';

/**
 * The step of the first-time path, null outside of it. It begins for somebody without a display name where the missing
 * items do not stand beside the form; on wider screens those lead (rule P37).
 * @param isNew the stored profile has no display name
 */
export function useGuide(isNew: boolean, values: ProfileValues) {
  const isNarrow = useMediaQuery(below('medium'));
  return useState<GuideStep | null>(() => (isNew && isNarrow ? firstOpenStep(values) : null));
}
