import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PanelAnswer } from '../../adapters/panel/panelCalls.ts';
import type { PanelSource } from '../panelSource.ts';

/**
 * Returns the logged-in user, the picked user of the World, and the props of the `PersonPicker` for it; null until the
 * first response.
 */
export function usePersonPicker({ line, token, onSession }: PanelSource) {
  const current = useSyncExternalStore(onSession, token);
  const [query, onQuery] = useState('');
  const [chosen, onChange] = useState('');
  const [found, setFound] = useState<PanelAnswer<'people'> | null>(null);
  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      const result = await line.ask('people', { token: current, query });
      if (isWanted && result.ok) setFound(result.answer);
    };
    void look();
    return () => {
      isWanted = false;
    };
  }, [line, current, query]);
  if (found === null) return null;
  const { me, people } = found;
  const person = people.find(({ id }) => id === chosen) ?? people[0];
  return { me, person, picker: { query, onQuery, people, value: person?.id ?? '', onChange } };
}
