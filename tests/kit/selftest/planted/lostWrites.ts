import { setTimeout as sleep } from 'node:timers/promises';
import type { Contract, Operation } from '../../../conformance/contract/contract.ts';
import { type Leniency, operationOf, refusing, success } from './leniency.ts';

/** So long a write is under way before the fake sees it, in ms. */
const UNDER_WAY = 12;
const EMPTY = {
  status: 200,
  headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json' },
  text: '',
};

/**
 * Returns faulty servers for the self-test: at each, one write fails or is lost while another write to resources of the
 * same kind is in progress.
 */
export function lostWrites(contract: Contract): Leniency[] {
  const writes = [...contract.operations.values()].filter(({ method, secured }) => method !== 'GET' && secured);
  return writes.flatMap((late) =>
    writes
      .filter((early) => early !== late && early.tag === late.tag)
      .flatMap((early) => [
        planted(contract, early, late, 'fails'),
        // What is gone is gone, whether or not something was added to it before.
        ...(late.method === 'POST' && early.method !== 'DELETE' ? [planted(contract, early, late, 'loses')] : []),
      ]),
  );
}

function planted(contract: Contract, early: Operation, late: Operation, how: 'fails' | 'loses'): Leniency {
  let changes = 0;
  return {
    fault: `${late.operationId}:${how}:${early.operationId}`,
    about: `${late.operationId}|${early.operationId}`,
    only: ['together.'],
    effects: () => changes,
    create() {
      let underWay = 0;
      return {
        name: how,
        async catches(asked) {
          const operation = operationOf(contract, asked);
          if (operation === late && underWay > 0) {
            changes += 1;
            return how === 'fails' ? refusing(EMPTY, 500) : success(contract, late, EMPTY);
          }
          if (operation !== early) return undefined;
          underWay += 1;
          await sleep(UNDER_WAY);
          underWay -= 1;
          return undefined;
        },
      };
    },
  };
}
