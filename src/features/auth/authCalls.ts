import { ApiError } from '../../api/errors.ts';

/**
 * The calls of the screens before the login. Their module brings the query cache with it, which these screens do
 * without: it is fetched when somebody begins to fill in a form (DECISIONS.md, "Public screens do without the query
 * cache").
 */
export async function authCalls() {
  try {
    return await import('../../api/generated/auth/auth.ts');
  } catch (error) {
    throw new ApiError('network', 'The code for the call did not arrive', { cause: error });
  }
}

/** Fetches the calls ahead of the first one. */
export function preloadAuthCalls(): void {
  // Should it fail, the call itself tries again and reports.
  authCalls().catch(() => undefined);
}
