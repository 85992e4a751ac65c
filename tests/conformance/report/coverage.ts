import type { Contract } from '../contract/contract.ts';
import type { Coverage } from '../engine/kit.ts';

/** Which of the contract's answers and events a run has seen, and which it has not. */
export function coverageOf(contract: Contract, seen: Coverage) {
  const answers = [...contract.operations.values()].flatMap(({ operationId, responses }) =>
    [...responses.keys()].map((status) => `${operationId} ${status}`),
  );
  const events = [...contract.serverFrames.keys()];
  return {
    answers: { all: answers.length, missing: answers.filter((answer) => !seen.answers.has(answer)) },
    events: { all: events.length, missing: events.filter((event) => !seen.events.has(event)) },
  };
}
