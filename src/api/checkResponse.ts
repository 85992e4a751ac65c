import { logFailure } from '../lib/log/log.ts';
import { ApiError, readErrorBody, UNROUTED } from './errors.ts';
import { operations } from './generated/operations.ts';
import { apiHost } from './host.ts';

type Schema = { safeParse(value: unknown): { success: boolean; error?: { issues: readonly object[] } } };

const table = Object.values(operations).map((operation) => ({
  ...operation,
  pattern: new RegExp(`^${operation.path.replaceAll(/\{[^{}]+\}/g, '[^/]+')}$`),
}));

/**
 * Development and test only: validates a response against the contract. Responses with a status from 500 up are not
 * specified and not checked. Says so when the server seems to lack the operation: the documented 404 of a resource looks
 * the same to a user.
 * @throws `ApiError` of kind `contract`
 */
export function checkResponse(method: string, url: string, status: number, body: unknown): void {
  const path = url.split('?')[0] ?? url;
  const operation = table.find((entry) => entry.method === method && entry.pattern.test(path));
  if (isLacking(status, body)) {
    logFailure(`${method} ${path} answered ${status}`, `does the backend have ${operation?.operationId ?? 'it'}?`);
  }
  if (status >= 500) return;
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

/** Whether a status is one of an unknown path or method, and not of a resource that is missing. */
const isLacking = (status: number, body: unknown): boolean =>
  status === 405 || status === 501 || (status === 404 && UNROUTED.test(readErrorBody(body).detail ?? 'Not Found'));

/**
 * Development and test only: whether a 401 is about the token. Some servers send it for a path that they lack. A build
 * ends the session then (C4), and a developer would not see why.
 */
export async function isAboutToken(method: string, url: string, authorization: string): Promise<boolean> {
  const { path } = operations.getCurrentUser;
  // The fake in the page has every operation; its 401 is one that the mock panel was asked for.
  if (url === path || 'otonowaFake' in globalThis) return true;
  const user = await fetch(apiHost() + path, { headers: { Authorization: authorization } }).catch(() => null);
  if (user?.ok !== true) return true;
  logFailure(
    `${method} ${url} answered 401`,
    'the token is valid, so does the backend have this operation? A build ends the session here.',
  );
  return false;
}

function throwContractError(message: string, status: number): never {
  const error = new ApiError('contract', message, { status });
  logFailure('The answer breaks the contract', error);
  throw error;
}
