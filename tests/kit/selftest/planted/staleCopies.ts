import { copyPlaces, type Place } from '../../../conformance/contract/copies.ts';
import type { Contract } from '../../../conformance/contract/contract.ts';
import { atOperation, type Leniency } from './leniency.ts';

type Json = Record<string, unknown>;

/** Returns faulty servers for the self-test: at each, one property of a copied resource never changes. */
export function staleCopies(contract: Contract): Leniency[] {
  return copyPlaces(contract).flatMap((place) =>
    [...place.properties.keys()].map((key) => {
      let differences = 0;
      return {
        fault: `${place.operation.operationId}:stale:${[...place.path, key].join('/')}`,
        about: place.operation.operationId,
        only: ['copies.'],
        effects: () => differences,
        create() {
          const first = new Map<string, unknown>();
          differences = 0;
          return {
            name: key,
            answer: atOperation(contract, place.operation, (_asked, answer) => {
              if (answer.status > 299) return undefined;
              const json: unknown = JSON.parse(answer.text);
              for (const { id, copy } of copiesIn(json, place)) {
                if (!(key in copy)) continue;
                if (!first.has(id)) first.set(id, copy[key]);
                if (JSON.stringify(first.get(id)) !== JSON.stringify(copy[key])) differences += 1;
                copy[key] = first.get(id);
              }
              return { ...answer, text: JSON.stringify(json) };
            }),
          };
        },
      };
    }),
  );
}

function copiesIn(json: unknown, { path, id }: Place): { id: string; copy: Json }[] {
  const found: { id: string; copy: Json }[] = [];
  const visit = (value: unknown, above: unknown, rest: readonly string[]): void => {
    if (typeof value !== 'object' || value === null) return;
    const [key, ...further] = rest;
    if (key === undefined)
      found.push({ id: String(((id.isInside ? value : above) as Json)[id.key]), copy: value as Json });
    else if (key === '*') for (const item of value as unknown[]) visit(item, value, further);
    else visit((value as Json)[key], value, further);
  };
  visit(json, null, path);
  return found;
}
