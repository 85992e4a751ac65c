import { readFileSync } from 'node:fs';

/** How the kit is started, as the help and the reports say it. scripts/packConformance.ts replaces this module. */
export const COMMAND: string = 'npm run conformance --';

/** The texts of the two documents of the contract. */
export interface Documents {
  openapi: string;
  asyncapi: string;
}

/** Throws when the documents are not there. */
export function readDocuments(): Documents {
  const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
  return { openapi: read('openapi.yaml'), asyncapi: read('asyncapi.yaml') };
}
