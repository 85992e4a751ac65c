import { bentAnswer } from './bentAnswer.ts';
import { domainFaults } from './domainFaults.ts';
import { formFaults } from './formFaults.ts';
import type { Plant, PlantedFault } from './plantedFault.ts';
import { socketFaults } from './socketFaults.ts';

const catalogue: Readonly<Record<number, Plant>> = { ...formFaults, ...domainFaults, ...socketFaults };

/** The fault of this number or name (`bentAnswer`), new; null when there is none. */
export function plant(name: string): PlantedFault | null {
  return (catalogue[Number(name)] ?? bentAnswer(name))?.() ?? null;
}

/** The numbered faults, for who wants to find them all. */
export function catalogueOfFaults(): { fault: string; title: string; about: string }[] {
  return Object.entries(catalogue).map(([fault, create]) => {
    const { title, about } = create();
    return { fault, title, about };
  });
}
