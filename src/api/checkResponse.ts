import { logFailure } from '../lib/log/log.ts';
import { ApiError } from './errors.ts';
import { operations } from './generated/operations.ts';

type Schema = { safeParse(value: unknown): { success: boolean; error?: { issues: readonly object[] } } };

const table = Object.values(operations).map((operation) => ({
  ...operation,
  pattern: new RegExp(`^${operation.path.replaceAll(/\{[^{}]+\}/g, '[^/]+')}$`),
}));

/**
 * Development and test only: validates a response against the contract. Responses with a status from 500 up are not
 * specified and not checked.
 * @throws `ApiError` of kind `contract`
 */
export function checkResponse(method: string, url: string, status: number, body: unknown): void {
  if (status >= 500) return;
  const path = url.split('?')[0] ?? url;
  const operation = table.find((entry) => entry.method === method && entry.pattern.test(path));
  if (operation === undefined) return throwContractError(`${method} ${path} is not in the contract`, status);
  const responses: Partial<Record<number, Schema | null>> = operation.responses;
  const schema = responses[status];
  if (schema === undefined)
    return throwContractError(`${operation.operationId} answered the undocumented status ${status}`, status);
  if (schema === null) {
    if (body !== undefined) throwContractError(`${operation.operationId} answered ${status} with a body`, status);
    return;
  }
  const result = schema.safeParse(body);
  if (!result.success) {
    throwContractError(
      `${operation.operationId} answered ${status} with ${JSON.stringify(result.error?.issues)}`,
      status,
    );
  }
}

function throwContractError(message: string, status: number): never {
  const error = new ApiError('contract', message, { status });
  logFailure('The answer breaks the contract', error);
  throw error;
}
