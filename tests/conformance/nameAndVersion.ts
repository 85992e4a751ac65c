import kit from './package.json' with { type: 'json' };

/** The kit's name and its version, which is the contract's. */
export const { name: NAME, version: VERSION } = kit;
