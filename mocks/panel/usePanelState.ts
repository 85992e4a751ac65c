import { useEffect, useState } from 'react';
import type { PanelLine, PanelState } from '../adapters/panelCalls.ts';

/** What the panel shows, renewed with every change of the World; null until the first has come. */
export function usePanelState(line: PanelLine): PanelState | null {
  const [state, setState] = useState<PanelState | null>(null);
  useEffect(() => line.watch(setState), [line]);
  return state;
}
