/** The part of the Trusted Types API that is used here; TypeScript has no types for it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL: (url: string) => URL;
  };
}

/** A policy can be created only once per page. */
const made = new Map<string, URL | string>();

/**
 * Returns a script URL that the Content-Security-Policy accepts: `require-trusted-types-for 'script'` rejects a
 * plain string. Without Trusted Types in the browser the URL itself is returned.
 * @param policy a name that the header allows (scripts/hosting/securityHeaders.ts); the policy accepts only this URL
 */
export function trustedScript(policy: string, url: string): URL | string {
  const known = made.get(policy);
  if (known !== undefined) return known;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const trusted = trustedTypes?.createPolicy(policy, { createScriptURL: () => url }).createScriptURL(url) ?? url;
  made.set(policy, trusted);
  return trusted;
}
