import type { ChosenFault } from './edits.ts';
import { faultsOfData } from './faultsOfData.ts';
import { faultsOfWires } from './faultsOfWires.ts';

export const chosenFaults: readonly ChosenFault[] = [...faultsOfData, ...faultsOfWires];
