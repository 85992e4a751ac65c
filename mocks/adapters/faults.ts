import type { Random } from '../content/random.ts';

/** How calls are made to go wrong (decision K5). */
export interface Fault {
  /** One operation of the contract; absent means every one. */
  operationId?: string | undefined;
  /** The status to answer; 0 means no answer at all. */
  status?: number | undefined;
  /** Share of the calls that fail, 0 to 1; 1 when absent. */
  rate?: number | undefined;
  /** Milliseconds before anything happens, for every call the fault is about. */
  latency?: number | undefined;
}

export interface FaultPlan {
  /** Replaces the fault of the same operation. One that says neither status nor latency removes it, or all without an operation. */
  set(fault: Fault): void;
  /** Takes back the fault of one operation, or the one of every operation. */
  remove(operationId: string | undefined): void;
  clear(): void;
  /** What is planned, in the order of planning. */
  list(): Fault[];
  latencyFor(operationId: string): number;
  /** The status to fail with, or null for a call that may go through. */
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

/** A body of the contract's shape for a status that a fault asks for. */
export function failureBody(status: number): { detail: unknown } {
  if (status === 422) return { detail: [{ loc: ['body'], msg: '値が正しくありません', type: 'value_error' }] };
  return { detail: status >= 500 ? 'Internal Server Error' : 'リクエストを処理できませんでした' };
}
