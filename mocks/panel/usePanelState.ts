import { useEffect, useState } from 'react';
import type { PanelLine, PanelState } from '../adapters/panel/panelCalls.ts';

/** Returns the state that the panel shows, updated at every change; null until the first one has arrived. */
export function usePanelState(line: PanelLine): PanelState | null {
  const [state, setState] = useState<PanelState | null>(null);
  useEffect(() => line.watch(setState), [line]);
  return state;
}
