import { bentAnswer } from './bentAnswer.ts';
import { domainFaults } from './domainFaults.ts';
import { endFaults } from './endFaults.ts';
import { formFaults } from './formFaults.ts';
import type { Plant, PlantedFault } from './plantedFault.ts';
import { socketFaults } from './socketFaults.ts';

/**
 * The faults that can be planted in the fake backend, so that it breaks the contract in one way and a run of the
 * conformance kit can show that it finds this: `npm run backend -- --fault 12`.
 */
const catalogue: Readonly<Record<number, Plant>> = { ...formFaults, ...domainFaults, ...socketFaults, ...endFaults };

/**
 * Creates the fault with a number of the catalogue, or with a name that is derived from the contract (`bentAnswer`);
 * null when there is none.
 */
export function plant(name: string): PlantedFault | null {
  return (catalogue[Number(name)] ?? bentAnswer(name))?.() ?? null;
}

/** All numbered faults, for the self-test of the kit, which plants one after the other. */
export function catalogueOfFaults(): { fault: string; title: string; about: string }[] {
  return Object.entries(catalogue).map(([fault, create]) => {
    const { title, about } = create();
    return { fault, title, about };
  });
}
