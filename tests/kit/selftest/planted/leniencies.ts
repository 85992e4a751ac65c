import type { Contract } from '../../../conformance/contract/contract.ts';
import { carelessFiles } from './carelessFiles.ts';
import { carelessForms } from './carelessForms.ts';
import type { Leniency } from './leniency.ts';
import { lostWrites } from './lostWrites.ts';
import { staleCopies } from './staleCopies.ts';
import { untrimmed } from './untrimmed.ts';

/** Everything that the contract suggests to somebody careless, by the principles of the cases that should see it. */
export const leniencies = (contract: Contract): Leniency[] =>
  [carelessForms, carelessFiles, lostWrites, staleCopies, untrimmed].flatMap((suggest) => suggest(contract));
