import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checksOfRules } from '../conformance/checks/checksOfRules.ts';
import { read } from './repository.ts';

const source = read('docs/security.md');
const quoted = [...source.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);

test('docs/security.md names existing files', () => {
  const files = quoted.filter((text) => /^(src|tests|scripts|docs)\/\S+\.\w+$/.test(text));
  expect(files.length).toBeGreaterThan(25);
  expect(files.filter((file) => !existsSync(join(import.meta.dirname, '../..', file)))).toEqual([]);
});

test('and existing checks and rules of the contract', () => {
  const known = new Set([...checksOfRules.keys(), ...[...checksOfRules.values()].flat(), ...checksOfEverything]);
  const groups = new Set([...known].map((id) => id.split('.')[0]));
  const named = quoted.filter((text) => /^[a-zA-Z]+\.[a-zA-Z]+$/.test(text) && groups.has(text.split('.')[0]));
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

/** Checks that hold for every exchange and stand for no single sentence. */
const checksOfEverything = ['http.media', 'http.trace'];
