import { useEffect, useState } from 'react';
import type { PanelLine, PanelState } from '../adapters/panel/panelCalls.ts';

/** The state that the panel shows, updated at every change of the World; null until the first one has arrived. */
export function usePanelState(line: PanelLine): PanelState | null {
  const [state, setState] = useState<PanelState | null>(null);
  useEffect(() => line.watch(setState), [line]);
  return state;
}
