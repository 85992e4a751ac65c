import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../dependencies.mjs';
import { compareEditions } from './compareEditions.ts';
import { describe as describeComparison, stepOf } from './describe.ts';
import type { Side } from './differences.ts';
import { readEdition } from './documents.ts';

const openapi = `openapi: 3.1.0
info: { title: Songs, version: 1.0.0, description: Songs are sung. They end. }
security: [{ bearer: [] }]
paths:
  /songs/{id}:
    put:
      operationId: saveSong
      description: Saves a song.
      x-sort: id asc
      x-page: skip/limit
      x-emits: [{ event: sung, to: all }]
      x-owner-only: true
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
        - { $ref: '#/components/parameters/Limit' }
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/SongInput' } } }
      responses:
        '200':
          description: The song.
          headers: { X-Count: { required: true, schema: { type: integer } } }
          content: { application/json: { schema: { $ref: '#/components/schemas/Song' } } }
        '204': { description: Nothing. }
        '404': { $ref: '#/components/responses/Missing' }
  /songs:
    get:
      operationId: listSongs
      security: []
      responses:
        '200':
          description: All songs.
          content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Song' } } } }
components:
  securitySchemes: { bearer: { type: http, scheme: bearer, description: The token. } }
  parameters:
    Limit: { name: limit, in: query, schema: { type: integer, maximum: 100, default: 20 } }
  responses:
    Missing: { description: Not there., content: { application/json: { schema: { $ref: '#/components/schemas/Error' } } } }
  schemas:
    Error: { type: object, required: [detail], properties: { detail: { type: string, maxLength: 9 } } }
    SongInput:
      type: object
      additionalProperties: false
      required: [title]
      properties: { title: { type: string, minLength: 1 }, mood: { enum: [glad, sad] }, key: { type: string } }
    Song:
      type: object
      required: [title, mood, next]
      properties:
        title: { type: string }
        mood: { enum: [glad, sad] }
        key: { type: string }
        next: { oneOf: [{ $ref: '#/components/schemas/Song' }, { type: 'null' }] }
`;
const asyncapi = `asyncapi: 3.1.0
info: { title: Singing, version: 1.0.0 }
channels: { stage: { address: /ws, bindings: { ws: { query: { type: object, required: [token], properties: { token: { type: string } } } } } } }
operations:
  receiveSing: { action: receive, messages: [{ $ref: '#/components/messages/Sing' }] }
  sendSung: { action: send, messages: [{ $ref: '#/components/messages/Sung' }] }
components:
  messages:
    Sing: { name: sing, payload: { type: object, additionalProperties: false, properties: { type: { const: sing } } } }
    Sung: { name: sung, payload: { type: object, required: [song], properties: { song: { $ref: './openapi.yaml#/components/schemas/Song' } } } }
`;

/** Replaces a text of a document, and throws unless it occurs exactly once. */
function edited(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`Not there once: ${from}`);
  return text.replace(from, to);
}

function compare(from: string, to: string) {
  const isSocket = asyncapi.includes(from) && !openapi.includes(from);
  const older = readEdition({ 'openapi.yaml': openapi, 'asyncapi.yaml': asyncapi });
  const newer = readEdition({
    'openapi.yaml': isSocket ? openapi : edited(openapi, from, to),
    'asyncapi.yaml': isSocket ? edited(asyncapi, from, to) : asyncapi,
  });
  return { older, newer, comparison: compareEditions(older, newer) };
}

const clients: Side[] = ['clients'];
const servers: Side[] = ['servers'];
const both = [...clients, ...servers];
const body =
  'properties: { title: { type: string, minLength: 1 }, mood: { enum: [glad, sad] }, key: { type: string } }';
const song = `properties:
        title: { type: string }
        mood: { enum: [glad, sad] }
        key: { type: string }`;

type Row = [about: string, from: string, to: string, breaks: readonly Side[], where: string];

const requests: Row[] = [
  ['a new optional field', body, `${body.slice(0, -1)}, by: { type: string } }`, servers, 'SongInput.by'],
  [
    'a new required field',
    `required: [title]\n      ${body}`,
    `required: [title, by]\n      ${body.slice(0, -1)}, by: { type: string } }`,
    both,
    'SongInput.by',
  ],
  ['a field that is required now', 'required: [title]\n', 'required: [title, key]\n', clients, 'SongInput.key'],
  ['a field that is required no longer', 'required: [title]\n', 'required: []\n', servers, 'SongInput.title'],
  ['a field that is gone', body, body.replace(', key: { type: string }', ''), clients, 'SongInput.key'],
  ['a new value', 'sad] }, key', 'sad, wild] }, key', servers, 'SongInput.mood'],
  ['a value that is gone', ', sad] }, key', '] }, key', clients, 'SongInput.mood'],
  ['a tighter bound', 'minLength: 1', 'minLength: 2', clients, 'SongInput.title'],
  ['a looser bound', 'minLength: 1', 'minLength: 0', servers, 'SongInput.title'],
  ['a new rule', 'minLength: 1', 'minLength: 1, pattern: a', clients, 'SongInput.title'],
  ['another type', '{ type: string, minLength: 1 }', '{ type: integer }', both, 'SongInput.title'],
  ['an object that is open now', 'additionalProperties: false', 'additionalProperties: true', servers, 'SongInput'],
  ['a body that may be left out', 'required: true\n', 'required: false\n', servers, 'PUT /songs/{}'],
  [
    'another media type',
    "application/json: { schema: { $ref: '#/components/schemas/SongInput",
    "text/json: { schema: { $ref: '#/components/schemas/SongInput",
    both,
    'PUT /songs/{}',
  ],
  ['a parameter that is gone', "- { $ref: '#/components/parameters/Limit' }", '', clients, 'PUT /songs/{}'],
  ['a parameter that is required now', 'in: query,', 'in: query, required: true,', clients, 'PUT /songs/{}'],
  ['a smaller maximum of a parameter', 'maximum: 100', 'maximum: 50', clients, 'PUT /songs/{} query limit'],
  ['another default of a parameter', 'default: 20', 'default: 30', both, 'PUT /songs/{} query limit'],
];

const responses: Row[] = [
  ['a new optional field', song, `${song}\n        by: { type: string }`, [], 'Song.by'],
  ['a field that is required now', '[title, mood, next]', '[title, mood, next, key]', servers, 'Song.key'],
  ['a field that is required no longer', '[title, mood, next]', '[title, next]', clients, 'Song.mood'],
  [
    'an optional field that is gone',
    `${song}\n`,
    `${song.replace('\n        key: { type: string }', '')}\n`,
    [],
    'Song.key',
  ],
  [
    'a field that may be null now',
    'title: { type: string }\n',
    "title: { type: [string, 'null'] }\n",
    clients,
    'Song.title',
  ],
  ['a field that is never null now', ", { type: 'null' }] }", '] }', servers, 'Song.next'],
  ['a new status', "'204':", "'202': { description: Later. }\n        '204':", clients, 'PUT /songs/{}'],
  ['a status that is gone', "        '204': { description: Nothing. }\n", '', servers, 'PUT /songs/{}'],
  [
    'a header that need not come',
    'X-Count: { required: true, ',
    'X-Count: { ',
    clients,
    'PUT /songs/{} 200 headers.X-Count',
  ],
];

const operations: Row[] = [
  [
    'a new operation',
    '  /songs:\n',
    '  /artists: { get: { operationId: listArtists, responses: {} } }\n  /songs:\n',
    servers,
    'GET /artists',
  ],
  ['an operation with another address', '/songs/{id}:', '/song/{id}:', clients, 'PUT /songs/{}'],
  ['another name of a path’s parameter', '/songs/{id}:', '/songs/{song}:', [], ''],
  ['another operationId', 'listSongs', 'getSongs', [], 'GET /songs'],
  ['a token that is needed now', '      security: []\n', '', both, 'GET /songs'],
  [
    'a token that is needed no longer',
    'operationId: saveSong',
    'operationId: saveSong\n      security: []',
    servers,
    'PUT /songs/{}',
  ],
  ['owners alone', 'operationId: listSongs', 'operationId: listSongs\n      x-owner-only: true', both, 'GET /songs'],
  ['no longer owners alone', 'x-owner-only: true', 'x-owner-only: false', servers, 'PUT /songs/{}'],
  ['a new order', 'operationId: listSongs', 'operationId: listSongs\n      x-sort: id asc', servers, 'GET /songs'],
  ['another order', 'x-sort: id asc', 'x-sort: id desc', both, 'PUT /songs/{}'],
  ['an order that is gone', '      x-sort: id asc\n', '', clients, 'PUT /songs/{}'],
  ['another paging', 'x-page: skip/limit', 'x-page: page/limit', both, 'PUT /songs/{}'],
  ['a new event', 'x-emits: [', 'x-emits: [{ event: liked, to: all }, ', servers, 'PUT /songs/{}'],
  ['an event that is gone', '{ event: sung, to: all }', '', clients, 'PUT /songs/{}'],
  ['another way to say who one is', 'scheme: bearer', 'scheme: basic', both, 'openapi.yaml bearer'],
];

const frames: Row[] = [
  [
    'a new frame of the client',
    'operations:\n',
    "operations:\n  other: { action: receive, messages: [{ $ref: '#/components/messages/Sung' }] }\n",
    servers,
    'client sends sung',
  ],
  [
    'a frame of the client that is gone',
    "  receiveSing: { action: receive, messages: [{ $ref: '#/components/messages/Sing' }] }\n",
    '',
    clients,
    'client sends sing',
  ],
  [
    'a new property of the client’s frame',
    'const: sing }',
    'const: sing }, loud: { type: boolean }',
    servers,
    'client sends sing.loud',
  ],
  [
    'a new frame of the server',
    'operations:\n',
    "operations:\n  other: { action: send, messages: [{ $ref: '#/components/messages/Sing' }] }\n",
    servers,
    'server sends sing',
  ],
  [
    'a frame of the server that is gone',
    "  sendSung: { action: send, messages: [{ $ref: '#/components/messages/Sung' }] }\n",
    '',
    clients,
    'server sends sung',
  ],
  [
    'a frame of the server that need not come',
    'name: sung,',
    'name: sung, x-optional: true,',
    clients,
    'server sends sung',
  ],
  [
    'a property of the server’s frame that need not come',
    'required: [song]',
    'required: []',
    clients,
    'server sends sung.song',
  ],
  ['another address', 'address: /ws', 'address: /socket', both, 'the channel stage'],
  ['what the handshake needs no longer', 'required: [token]', 'required: []', servers, 'the channel stage query.token'],
];

describe.each([
  ['requests', requests],
  ['responses', responses],
  ['operations', operations],
  ['frames', frames],
])('%s', (_, rows) => {
  test.each(rows)('%s', (_about, from, to, breaks, where) => {
    const { differences } = compare(from, to).comparison;
    const found = differences.filter((one) => one.where === where);
    const places = new Set(differences.map((one) => one.where));
    expect([...places].filter((place) => where === '' || place === where)).toEqual(where === '' ? [] : [where]);
    expect(both.filter((side) => found.some((one) => one.breaks.includes(side)))).toEqual(breaks);
  });
});

describe('the comparison', () => {
  test('of a version with itself finds nothing', () => {
    const read = (name: string) => readFileSync(join(root, name), 'utf8');
    const edition = readEdition({ 'openapi.yaml': read('openapi.yaml'), 'asyncapi.yaml': read('asyncapi.yaml') });
    const comparison = compareEditions(edition, edition);
    expect(comparison).toEqual({ differences: [], texts: [] });
    expect(stepOf(comparison)).toBe('none');
  });

  test('names a schema once, with everything that uses it', () => {
    const { comparison } = compare('        title: { type: string }\n', '        title: { type: integer }\n');
    const [added, removed] = comparison.differences;
    expect(comparison.differences).toHaveLength(2);
    expect([added?.breaks, removed?.breaks]).toEqual([['clients'], ['servers']]);
    expect(added?.uses).toEqual(['PUT /songs/{}', 'GET /songs', 'server sends sung']);
  });

  test('shows exactly the sentences that changed', () => {
    const { older, newer, comparison } = compare('They end.', 'They never end.');
    expect(comparison).toEqual({
      differences: [],
      texts: [{ where: 'openapi.yaml info description', removed: ['They end.'], added: ['They never end.'] }],
    });
    expect(describeComparison(older, newer, comparison)).toContain('    - They end.\n    + They never end.\n');
  });

  test.each([
    ['minLength: 1', 'minLength: 2', 'major'],
    ['maxLength: 9', 'maxLength: 8', 'minor'],
    ['listSongs', 'getSongs', 'minor'],
    ['They end.', 'They never end.', 'patch'],
  ])('%s that becomes %s moves the version by: %s', (from, to, step) => {
    expect(stepOf(compare(from, to).comparison)).toBe(step);
  });
});
