import { useRef, useState } from 'react';
import type { PanelAnswer, PanelAsk, PanelCallName, PanelLine } from '../adapters/panelCalls.ts';

interface Deed {
  isRunning: boolean;
  /** Why the last one failed. */
  problem: string | null;
  /** Asks the World for something, one at a time; `onDone` hears its answer. */
  run<Name extends PanelCallName>(name: Name, ask: PanelAsk<Name>, onDone?: (answer: PanelAnswer<Name>) => void): void;
}

/** What one section of the panel does, and how it went. */
export function useDeed(line: PanelLine): Deed {
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
