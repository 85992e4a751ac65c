import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asyncapi, type JsonObject, openapi, operations, repository } from './documents.ts';

/** Why no form of `src` names the generated limit: another text has the same fields, or nobody types it. */
type Other = { as: string } | { because: string };

const links = ['website_url', 'twitter_url', 'instagram_url', 'youtube_url', 'soundcloud_url'];
const profileTexts = ['display_name', 'bio', 'age_range', 'activity_level', ...links];
const choice = { because: 'it is chosen from a list' };

/** Texts of requests without a form of their own. */
const OTHERS: Readonly<Record<string, Other>> = {
  MailToken: { because: 'it is a part of a link' },
  MediaUrl: { because: 'it is the response to an upload' },
  'ProfileFields.age_range': choice,
  'ProfileFields.activity_level': choice,
  ...Object.fromEntries(profileTexts.map((name) => [`UpdateProfileFlat.${name}`, { as: `ProfileFields.${name}` }])),
  'VideoUpload.title': { as: 'UpdateVideoRequest.title' },
  'VideoUpload.description': { as: 'UpdateVideoRequest.description' },
  Username: { because: 'the server makes it from the address' },
};

const schemas = { ...openapi.components.schemas, ...asyncapi.components.schemas };
const nameOf = (ref: string) => ref.split('/').at(-1) ?? '';

/** Adds the name of each limited text below a schema: that of its own schema, or of its place. */
function addTexts(schema: JsonObject, name: string, found: Map<string, number>): void {
  if (typeof schema.$ref === 'string') {
    const target = schemas[nameOf(schema.$ref)];
    if (target !== undefined && target['x-brand'] === undefined) addTexts(target, nameOf(schema.$ref), found);
    return;
  }
  if (typeof schema.maxLength === 'number' && schema.enum === undefined) found.set(name, schema.maxLength);
  for (const [key, inner] of Object.entries(Object(schema.properties) as Record<string, JsonObject>)) {
    addTexts(inner, `${name}.${key}`, found);
  }
  const inner = [schema.items, ...[schema.oneOf, schema.anyOf, schema.allOf].flat()];
  for (const part of inner) if (part !== null && typeof part === 'object') addTexts(part as JsonObject, name, found);
}

/** Returns the name of the generated constant. @example limitName('VideoUpload.title') // 'videoUploadTitleMax' */
function limitName(name: string): string {
  const [schema = '', ...property] = name.split(/[._]/);
  if (property.length === 0) return `${schema}Max`;
  const pascal = property.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return `${schema.charAt(0).toLowerCase()}${schema.slice(1)}${pascal}Max`;
}

const sources = globSync('**/!(*.test|*.stories).{ts,tsx}', {
  cwd: join(repository, 'src'),
  exclude: (name) => name === 'generated',
}).map((path) => readFileSync(join(repository, 'src', path), 'utf8'));
/** Whether a form uses the generated limit. */
const isKept = (name: string) => {
  const limit = new RegExp(`\\b${limitName(name)}\\b`);
  return sources.some((source) => limit.test(source));
};

test('C3c: every text of a request has a field that keeps its limit, or nobody types it', () => {
  const found = new Map<string, number>();
  for (const { operation } of operations) {
    for (const { schema } of Object.values(operation.requestBody?.content ?? {})) addTexts(schema, 'body', found);
  }
  for (const { action, messages } of Object.values(asyncapi.operations)) {
    if (action !== 'receive') continue;
    for (const { $ref } of messages) {
      addTexts(asyncapi.components.messages[nameOf($ref)]?.payload as unknown as JsonObject, nameOf($ref), found);
    }
  }
  expect(Object.keys(OTHERS).filter((name) => !found.has(name))).toEqual([]);
  const unkept = [...found.keys()].filter((name) => {
    const other = OTHERS[name];
    if (other === undefined) return !isKept(name);
    return 'as' in other && found.get(other.as) !== found.get(name);
  });
  expect(unkept).toEqual([]);
});

test('a text without a form is found', () => expect(['Email', 'MailToken'].map(isKept)).toEqual([true, false]));
