/** Settings of vitest: what it restores after each unit test, also where `scripts/mutants` runs them. */
export const betweenTests = { restoreMocks: true, unstubEnvs: true, unstubGlobals: true };
