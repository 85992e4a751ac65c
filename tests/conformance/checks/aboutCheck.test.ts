import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exchangeChecks } from './exchangeChecks.ts';
import { ruleChecks } from './ruleChecks.ts';

test('every check has an explanation, and every explanation a check', () => {
  const texts = ['../cases', '../engine']
    .flatMap((folder) =>
      globSync('**/!(*.test).ts', { cwd: join(import.meta.dirname, folder) }).map((name) => join(folder, name)),
    )
    .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'))
    .join('\n');
  const used = new Set(
    [
      ...texts.matchAll(
        /(?:expect(?:Equal|Said|Frame|NoFrame)\(\s*|fail\(\s*|, (?:20\d|4\d\d|expected|status|[a-z. ?]+: \d+|[a-z.]+ \?\? \d+), |check: (?:isNamed \? )?)'([a-z]+\.[A-Za-z]+)'/g,
      ),
    ].map(([, id]) => id ?? ''),
  );
  const known = new Set([...Object.keys(ruleChecks), ...exchangeChecks.map(({ id }) => id)]);
  expect([...used].filter((id) => !known.has(id))).toEqual([]);
  // The ids of the model's count checks are built at run time, so the sources do not contain them.
  const named = (id: string) => texts.includes(`'${id}'`) || /^model\.(?:sent|received|mutual|unread)$/.test(id);
  const inEngine = ['socket.frame', 'rule.status', 'rule.story', 'http.answer', 'http.limited'];
  expect(Object.keys(ruleChecks).filter((id) => !named(id) && !inEngine.includes(id))).toEqual([]);
});
