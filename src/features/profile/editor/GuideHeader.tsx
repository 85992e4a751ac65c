import { useEffect, useRef } from 'react';
import { isBlank } from '../../../lib/text/isBlank.ts';
import { ProgressBar } from '../../../ui/Progress/ProgressBar.tsx';
import { guide as copy } from '../copy.ts';
import type { FocusableField, TabId } from '../form/profileFields.ts';
import type { ProfileValues } from '../form/profileValues.ts';
import * as css from './ProfileEditor.css.ts';

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

interface GuideHeaderProps {
  step: GuideStep;
  /** Leaves the screen; the input remains in the draft. */
  onLater: () => void;
}

/**
 * Renders the question of a step of the first-time path, its number, and the way to leave the path. A new step receives
 * the focus.
 */
export function GuideHeader({ step, onLater }: GuideHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  const position = guideSteps.indexOf(step) + 1;
  const { title, hint } = copy.steps[step];
  return (
    <div className={css.guide}>
      <div className={css.guideLine}>
        <p className={css.guidePosition}>{copy.position(position, guideSteps.length)}</p>
        <button type="button" className={css.guideButton} onClick={onLater}>
          {copy.later}
        </button>
      </div>
      <ProgressBar thin value={position / guideSteps.length} label={copy.progress} />
      <h2 ref={heading} tabIndex={-1} className={css.guideTitle}>
        {title}
      </h2>
      <p className={css.guideHint}>{hint}</p>
    </div>
  );
}
