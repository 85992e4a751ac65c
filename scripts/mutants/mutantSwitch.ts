/** Which mutant is switched on, and what was run: the state behind the two globals that instrumented code calls. */
export interface MutantSwitch {
  /** The mutant that is switched on, or null for the code as it is. */
  active: number | null;
  /** The mutants whose places were reached, recorded while this is set. */
  reached: Set<number> | null;
  /** How many functions and rounds of loops were entered. */
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
