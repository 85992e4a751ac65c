import type { Random } from '../../content/random.ts';

/** A fault that is injected into requests (rule K5). */
export interface Fault {
  /** The operation that is affected; default: all. */
  operationId?: string | undefined;
  /** The status to respond with; 0 for no response. */
  status?: number | undefined;
  /** The share of the requests that fail, 0 to 1; default: 1. */
  rate?: number | undefined;
  /** Additional latency in milliseconds for every affected request. */
  latency?: number | undefined;
}

/** The active faults of a fake backend, which the mock panel, control calls and stories set. */
export interface FaultPlan {
  /**
   * Adds a fault and replaces that of the same operation. Without status and latency it removes that fault, or all of
   * them when it names no operation.
   */
  set(fault: Fault): void;
  /** Removes the fault of one operation, or the one for all operations. */
  remove(operationId: string | undefined): void;
  clear(): void;
  /** The active faults in the order in which they were set. */
  list(): Fault[];
  latencyFor(operationId: string): number;
  /** Returns the status of an injected failure; null when the request is handled normally. */
  failureFor(operationId: string): number | null;
}

export function createFaultPlan(random: Random): FaultPlan {
  const faults = new Map<string, Fault>();
  const find = (operationId: string) => faults.get(operationId) ?? faults.get('*');
  return {
    set(fault) {
      const key = fault.operationId ?? '*';
      if (fault.status !== undefined || fault.latency !== undefined) faults.set(key, fault);
      else if (key === '*') faults.clear();
      else faults.delete(key);
    },
    remove: (operationId) => void faults.delete(operationId ?? '*'),
    clear: () => faults.clear(),
    list: () => [...faults.values()],
    latencyFor: (operationId) => find(operationId)?.latency ?? 0,
    failureFor(operationId) {
      const fault = find(operationId);
      if (fault?.status === undefined) return null;
      return random.next() < (fault.rate ?? 1) ? fault.status : null;
    },
  };
}

/** Returns a response body of the contract's shape for an injected failure. */
export function failureBody(status: number): { detail: unknown } {
  if (status === 422) return { detail: [{ loc: ['body'], msg: '値が正しくありません', type: 'value_error' }] };
  return { detail: status >= 500 ? 'Internal Server Error' : 'リクエストを処理できませんでした' };
}
