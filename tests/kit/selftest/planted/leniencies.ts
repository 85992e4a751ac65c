import type { Contract } from '../../../conformance/contract/contract.ts';
import { carelessFiles } from './carelessFiles.ts';
import { carelessForms } from './carelessForms.ts';
import type { Leniency } from './leniency.ts';
import { lostWrites } from './lostWrites.ts';
import { staleCopies } from './staleCopies.ts';
import { untrimmed } from './untrimmed.ts';

/** Returns all faulty servers that the self-test derives from the contract and puts in front of the fake. */
export const leniencies = (contract: Contract): Leniency[] =>
  [carelessForms, carelessFiles, lostWrites, staleCopies, untrimmed].flatMap((suggest) => suggest(contract));
