import { useRef, useState } from 'react';
import type { PanelAnswer, PanelAsk, PanelCallName, PanelLine } from '../adapters/panel/panelCalls.ts';

interface PanelCallState {
  isRunning: boolean;
  /** Why the last call failed, for display; null when it did not. */
  problem: string | null;
  /** Calls the World, one call at a time; `onDone` receives the result. */
  run<Name extends PanelCallName>(name: Name, ask: PanelAsk<Name>, onDone?: (answer: PanelAnswer<Name>) => void): void;
}

/** Executes the calls of one section of the panel, and returns the error of the last one. */
export function usePanelCall(line: PanelLine): PanelCallState {
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef(false);

  async function work<Name extends PanelCallName>(
    name: Name,
    ask: PanelAsk<Name>,
    onDone?: (answer: PanelAnswer<Name>) => void,
  ): Promise<void> {
    if (running.current) return;
    running.current = true;
    setRunning(true);
    setProblem(null);
    const result = await line.ask(name, ask);
    running.current = false;
    setRunning(false);
    if (result.ok) onDone?.(result.answer);
    else setProblem(result.message);
  }

  return {
    isRunning,
    problem,
    run: (name, ask, onDone) => void work(name, ask, onDone),
  };
}
