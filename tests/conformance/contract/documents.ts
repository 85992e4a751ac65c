import { readFileSync } from 'node:fs';

/** The texts of the two documents of the contract. */
export interface Documents {
  openapi: string;
  asyncapi: string;
}

const read = (url: URL) => readFileSync(url, 'utf8');

/**
 * Reads both documents; throws when one is missing. The packed kit contains both: scripts/packConformance.ts replaces
 * this module.
 */
export const readDocuments = (): Documents => ({
  openapi: read(new URL('../../../openapi.yaml', import.meta.url)),
  asyncapi: read(new URL('../../../asyncapi.yaml', import.meta.url)),
});
