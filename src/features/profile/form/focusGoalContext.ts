import { createContext } from 'react';
import type { FocusableField } from './fields.ts';

/** The field that is to receive the focus. Its panel may still be loading, so the field reports when it is reached. */
export interface FocusGoal {
  wanted: FocusableField | null;
  reached: () => void;
}

export const FocusGoalContext = createContext<FocusGoal>({ wanted: null, reached: () => undefined });
