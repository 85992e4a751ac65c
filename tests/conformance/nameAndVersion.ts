import kit from './package.json' with { type: 'json' };

/** The kit's name and its version, which is the contract's. */
export const { name: NAME, version: VERSION } = kit;
/** The oldest version of Node that runs the kit. */
export const OLDEST_NODE = kit.engines.node.replace('>=', '');
