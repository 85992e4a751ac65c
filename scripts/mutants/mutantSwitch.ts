/** The active mutant and the executed code: the state of the two globals that instrumented code calls. */
export interface MutantSwitch {
  /** The id of the active mutant; null for the original code. */
  active: number | null;
  /** The ids of mutants whose code was reached, recorded while this is set. */
  reached: Set<number> | null;
  /** Number of entered functions and loop iterations. */
  steps: number;
  mostSteps: number;
}

declare global {
  var __mutant: (id: number) => boolean;
  var __step: () => void;
}

/** Defines the globals of instrumented code. Once in a process, before the first instrumented module is loaded. */
export function createMutantSwitch(): MutantSwitch {
  const board: MutantSwitch = { active: null, reached: null, steps: 0, mostSteps: Number.POSITIVE_INFINITY };
  globalThis.__mutant = (id) => {
    if (board.reached !== null) board.reached.add(id);
    return id === board.active;
  };
  globalThis.__step = () => {
    board.steps += 1;
    if (board.steps > board.mostSteps) throw new Error(`More than ${board.mostSteps} steps: an endless loop`);
  };
  return board;
}
