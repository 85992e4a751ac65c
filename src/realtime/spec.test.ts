import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

const rules = [...read('SPEC.md').matchAll(/^- \*\*(RT\d+)\*\* /gm)].map(([, id = '']) => id);

/** Test titles begin with the ids of the rules that they test: `RT20, RT13: …`. */
const quotedIn = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts') && !name.startsWith('spec.'))
  .flatMap((name) =>
    [...read(name).matchAll(/['"`](RT\d+(?:, RT\d+)*): /g)]
      .flatMap(([, ids = '']) => ids.split(', '))
      .map((id) => ({ id, name })),
  );

describe('SPEC.md', () => {
  it('numbers every rule once, in rising order', () => {
    const numbers = rules.map((id) => Number(id.slice(2)));
    expect(rules.length).toBeGreaterThan(50);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  });

  it.each(rules)('%s has a test', (rule) => {
    expect(quotedIn.filter(({ id }) => id === rule)).not.toEqual([]);
  });

  it('has every rule that a test quotes', () => {
    expect(quotedIn.filter(({ id }) => !rules.includes(id))).toEqual([]);
  });
});
