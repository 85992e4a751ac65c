import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { exchangeChecks } from '../../tests/conformance/checks/exchangeChecks.ts';
import { ruleChecks } from '../../tests/conformance/checks/ruleChecks.ts';
import { root } from '../dependencies.mjs';
import { code, prose, page, table, text } from './html.ts';
import { guide } from './guide.ts';
import { renderMessages, renderOperations, renderSchemas, type AsyncDocument, type HttpDocument } from './reference.ts';

const read = (name: string): unknown => parse(readFileSync(join(root, name), 'utf8'));

const http = read('openapi.yaml') as HttpDocument;
const socket = read('asyncapi.yaml') as AsyncDocument;
const checks = [
  ...exchangeChecks.map(({ id, about }) => [code(id), text(about)]),
  ...Object.entries(ruleChecks).map(([id, { about }]) => [code(id), text(about)]),
];
const routes = Object.entries(http.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId }]) => [
    code(operationId),
    code(`@app.${method}("${path}", operation_id="${operationId}")`),
  ]),
);

const chapters: [id: string, title: string, body: string][] = [
  ['guide', 'Does your server keep the contract?', guide],
  ['rules', 'Rules of all operations', prose(http.info.description)],
  ['operations', 'HTTP operations', renderOperations(http)],
  ['socket', 'The socket', renderMessages(socket)],
  ['schemas', 'Schemas', renderSchemas(http, socket)],
  ['routes', 'Map of operationIds for FastAPI', table(['operationId', 'Route'], routes)],
  ['checks', 'What each check means', table(['Check', 'Meaning'], checks)],
];

/**
 * HTML page of `npm run docs` and of the site with both documents of the contract and the guide to the conformance kit;
 * it needs no network.
 */
export const contractPage = page('OTONOWA: the contract', chapters);
