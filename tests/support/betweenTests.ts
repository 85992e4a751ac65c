/** What vitest takes back after each test, also where `scripts/mutants` runs them. */
export const betweenTests = { restoreMocks: true, unstubEnvs: true, unstubGlobals: true };
