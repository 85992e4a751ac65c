import { readFileSync } from 'node:fs';

/** The texts of the two documents of the contract. */
export interface Documents {
  openapi: string;
  asyncapi: string;
}

const read = (url: URL) => readFileSync(url, 'utf8');

/** Throws when the documents are not there. In the packed kit both are inside: scripts/packConformance.ts replaces this module. */
export const readDocuments = (): Documents => ({
  openapi: read(new URL('../../../openapi.yaml', import.meta.url)),
  asyncapi: read(new URL('../../../asyncapi.yaml', import.meta.url)),
});
