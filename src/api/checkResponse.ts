import { logFailure } from '../lib/log.ts';
import { ApiError } from './errors.ts';
import { operations } from './generated/operations.ts';

type Schema = { safeParse(value: unknown): { success: boolean; error?: { issues: readonly object[] } } };

const table = Object.values(operations).map((operation) => ({
  ...operation,
  pattern: new RegExp(`^${operation.path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
}));

/**
 * Development and test only: is this answer one that the contract allows? Throws `ApiError` of kind `contract`.
 * Server errors from 500 up are nobody's contract and pass.
 */
export function checkResponse(method: string, url: string, status: number, body: unknown): void {
  if (status >= 500) return;
  const path = url.split('?')[0] ?? url;
  const operation = table.find((entry) => entry.method === method && entry.pattern.test(path));
  if (operation === undefined) return complain(`${method} ${path} is not in the contract`, status);
  const responses: Partial<Record<number, Schema | null>> = operation.responses;
  const schema = responses[status];
  if (schema === undefined)
    return complain(`${operation.operationId} answered the undocumented status ${status}`, status);
  if (schema === null) {
    if (body !== undefined) complain(`${operation.operationId} answered ${status} with a body`, status);
    return;
  }
  const result = schema.safeParse(body);
  if (!result.success) {
    complain(`${operation.operationId} answered ${status} with ${JSON.stringify(result.error?.issues)}`, status);
  }
}

function complain(message: string, status: number): never {
  const error = new ApiError('contract', message, { status });
  logFailure('The answer breaks the contract', error);
  throw error;
}
