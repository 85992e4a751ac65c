import { ApiError } from '../../api/errors.ts';

/**
 * Loads the API functions of the auth screens lazily, because their module imports TanStack Query, which these screens
 * do not need otherwise (docs/decisions.md, "Public screens do without the query cache").
 * @throws ApiError of kind `network` when the code cannot be loaded
 */
export async function authCalls() {
  try {
    // Only what is named here comes with the code: the whole module has hooks that nothing uses.
    const {
      getCurrentUser,
      logIn,
      registerAccount,
      requestPasswordReset,
      resendVerification,
      resetPassword,
      verifyEmail,
    } = await import('../../api/generated/auth/auth.ts');
    return {
      getCurrentUser,
      logIn,
      registerAccount,
      requestPasswordReset,
      resendVerification,
      resetPassword,
      verifyEmail,
    };
  } catch (error) {
    throw new ApiError('network', 'The code for the call did not arrive', { cause: error });
  }
}

/** Loads the API functions before they are needed. */
export function preloadAuthCalls(): void {
  // If this fails, the request itself tries again and reports the error.
  authCalls().catch(() => undefined);
}
