import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PanelAnswer } from '../../adapters/panel/panelCalls.ts';
import type { PanelSource } from '../panelSource.ts';

type People = PanelAnswer<'people'>;

/** Returns the logged-in user and the users of the World who match the query; null until the first response. */
export function usePeople({ line, token, onSession }: PanelSource, query: string): People | null {
  const current = useSyncExternalStore(onSession, token);
  const [people, setPeople] = useState<People | null>(null);
  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      const result = await line.ask('people', { token: current, query });
      if (isWanted && result.ok) setPeople(result.answer);
    };
    void look();
    return () => {
      isWanted = false;
    };
  }, [line, current, query]);
  return people;
}
