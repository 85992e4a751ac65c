import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { type Everyone, type EveryoneState, everyoneOf } from './everyone.ts';
import type { Self } from './roster.ts';

interface EveryoneInUse extends EveryoneState {
  everyone: Everyone;
}

/** Everybody, compared with the one who looks. Loads as long as somebody wants it. */
export function useEveryone(self: Self, wanted: boolean): EveryoneInUse {
  const everyone = everyoneOf(useQueryClient());
  const state = useStore(everyone.state);

  useEffect(() => everyone.setSelf(self), [everyone, self]);
  useEffect(() => (wanted ? everyone.load() : undefined), [everyone, wanted]);

  return { ...state, everyone };
}
