import type { ValidationIssue } from '../../src/api/generated/model/index.ts';

/** An error of the contract: thrown by a verb or an operation, turned into an answer by the adapter. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  /** The whole `detail` of the answer: a text, or for 422 the list of faults. */
  readonly detail: string | readonly ValidationIssue[];

  constructor(status: number, detail: string | readonly ValidationIssue[]) {
    super(typeof detail === 'string' ? detail : `${detail.length} faults`);
    this.status = status;
    this.detail = detail;
  }
}

/** A 422 about one place of the request. */
export function invalid(loc: readonly (string | number)[], msg: string, type: string): Refusal {
  return new Refusal(422, [{ loc: [...loc], msg, type }]);
}
