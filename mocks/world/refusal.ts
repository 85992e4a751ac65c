import type { ValidationIssue } from '../../src/api/generated/model/index.ts';
import { isOneLine } from '../../src/lib/text/isolate.ts';
import { trimText } from '../../src/lib/text/trimText.ts';

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

/** Throws a 422 unless a text is one line (`http.oneLine`). Surrounding white space and blank texts do not count. */
export function refuseLines(text: string | null, at: readonly (string | number)[]): void {
  if (!isOneLine(trimText(text))) throw invalid(at, '改行や文字の向きを変える文字は使えません', 'string_one_line');
}
