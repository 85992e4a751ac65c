import type { Differences } from './differences.ts';
import { documentNames, type Edition, isSame, isTree, pairs, treeAt } from './documents.ts';

/** Compares how a client authenticates itself in two editions of the contract. */
export function compareSecurity(older: Edition, newer: Edition, differences: Differences): void {
  for (const name of documentNames) {
    const schemes = (edition: Edition) => treeAt(treeAt(edition[name], 'components'), 'securitySchemes');
    for (const [scheme, before, after] of pairs(schemes(older), schemes(newer))) {
      if (!isSame(withoutWords(before), withoutWords(after))) {
        differences.add(`${name} ${scheme}`, 'is another security scheme', ['clients', 'servers']);
      }
    }
  }
}

const withoutWords = (scheme: unknown) => (isTree(scheme) ? { ...scheme, description: undefined } : scheme);
