import type { ReactNode } from 'react';
import { media } from './copy.ts';
import { NextIcon, PreviousIcon } from './MediaIcons.tsx';
import * as css from './MediaPlayer.css.ts';

/** Functions that play the sounds before and after the current one; null at an end of the list. */
export interface Steps {
  previous: (() => void) | null;
  next: (() => void) | null;
}

/** The buttons of the `MiniPlayer` that play the previous and the next sound. */
export function StepButtons({ previous, next }: Steps) {
  return (
    <>
      <StepButton label={media.previous} onPress={previous}>
        <PreviousIcon />
      </StepButton>
      <StepButton label={media.next} onPress={next}>
        <NextIcon />
      </StepButton>
    </>
  );
}

interface StepButtonProps {
  label: string;
  onPress: (() => void) | null;
  children: ReactNode;
}

function StepButton({ label, onPress, children }: StepButtonProps) {
  return (
    <button
      type="button"
      className={css.step}
      aria-label={label}
      title={label}
      aria-disabled={onPress === null || undefined}
      onClick={() => onPress?.()}
    >
      {children}
    </button>
  );
}
