import { bentAnswer } from './bentAnswer.ts';
import { domainFaults } from './domainFaults.ts';
import { formFaults } from './formFaults.ts';
import type { Plant, PlantedFault } from './plantedFault.ts';
import { socketFaults } from './socketFaults.ts';

const catalogue: Readonly<Record<number, Plant>> = { ...formFaults, ...domainFaults, ...socketFaults };

/** Creates the fault with this number or name (`bentAnswer`); null when there is none. */
export function plant(name: string): PlantedFault | null {
  return (catalogue[Number(name)] ?? bentAnswer(name))?.() ?? null;
}

/** All numbered faults, for runs that check whether each is found. */
export function catalogueOfFaults(): { fault: string; title: string; about: string }[] {
  return Object.entries(catalogue).map(([fault, create]) => {
    const { title, about } = create();
    return { fault, title, about };
  });
}
