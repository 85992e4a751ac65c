import { createContext } from 'react';
import type { Goal } from '../form/fields.ts';

/** Where the focus is to go, maybe in a panel whose code is still on its way. */
export interface FieldGoal {
  wanted: Goal | null;
  reached: () => void;
}

export const FieldGoalContext = createContext<FieldGoal>({ wanted: null, reached: () => undefined });
