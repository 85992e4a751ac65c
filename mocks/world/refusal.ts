import type { ValidationIssue } from '../../src/api/generated/model/index.ts';

/** An error of the contract. World functions and operations throw it, and the adapter turns it into a response. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  /** The `detail` of the response: a text, or for 422 the list of errors. */
  readonly detail: string | readonly ValidationIssue[];

  constructor(status: number, detail: string | readonly ValidationIssue[]) {
    super(typeof detail === 'string' ? detail : `${detail.length} faults`);
    this.status = status;
    this.detail = detail;
  }
}

/** Creates a 422 with one error. */
export function invalid(loc: readonly (string | number)[], msg: string, type: string): Refusal {
  return new Refusal(422, [{ loc: [...loc], msg, type }]);
}
