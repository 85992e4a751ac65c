import { expect, test } from 'vitest';
import { instrument } from './instrument.ts';

/** Returns the change of each mutant of a source. */
const changes = (source: string) => instrument('a.ts', source, 0).mutants.map(({ change }) => change);

/** Returns the results of the source's `f` without a mutant, then with each of its mutants activated. */
function results(source: string, ...args: unknown[]): unknown[] {
  const { code, mutants } = instrument('a.js', source, 0);
  // The functions are passed instead of the globals of `mutantSwitch.ts`.
  // oxlint-disable-next-line no-implied-eval -- running what was written is the point
  const run = new Function('__mutant', '__step', 'args', `${code}; return f(...args);`) as (
    isOn: (id: number) => boolean,
    step: () => void,
    args: unknown[],
  ) => unknown;
  return [-1, ...mutants.map(({ id }) => id)].map((active) => {
    try {
      return run(
        (id) => id === active,
        () => undefined,
        args,
      );
    } catch {
      return 'thrown';
    }
  });
}

test.each<[string, string[]]>([
  ['a < b;', ['a < b; → removed', 'a < b → a <= b', 'a < b → a >= b']],
  ['const x = (a + b) * c;', ['(a + b) * c → (a + b) / c', 'a + b → a - b']],
  ["const x = 'a' + b;", ["'a' → ''"]],
  ['const x = a ?? 3;', ['a ?? 3 → a', '3 → 4', '3 → 2']],
  ['const x = a?.b?.[0];', ['a?.b?.[0] → a?.b[0]', 'a?.b?.[0] → a.b?.[0]', '0 → 1', '0 → (-1)']],
  ['const x = a.filter(b).map(c);', ['a.filter(b) → a']],
  ['const x = Math.min(a, b);', ['Math.min(a, b) → Math.max(a, b)']],
  ['if (a) b();', ['a → true', 'a → false', 'b(); → removed']],
  ['const x = [...a, ...b];', ['[...a, ...b] → []', '[...a, ...b] → [...b]', '[...a, ...b] → [...a]']],
  ['function f() { return a; }', ['{ return a; } → {}']],
  ['const f = () => a;', ['a → undefined']],
  ['i += 1;', ['i += 1; → removed', 'i += 1 → i -= 1', '1 → 2', '1 → 0']],
])('%s', (source, expected) => expect(changes(source)).toEqual(expected));

test.each([
  "import { a } from 'b';",
  "export { a } from 'b';",
  "const x = { 'key': a };",
  "type A = 'a' | 'b';",
  "let x: 'a';",
  "throw new Error('text');",
  "const x = import('a');",
  "logFailure('text', a);",
  "const x = typeof a as 'string';",
])('%s is not instrumented', (source) => expect(changes(source)).toEqual([]));

test('the code behaves as before while no mutant is active, and one mutant changes it at a time', () => {
  const source = 'function f(list) { for (const x of list) { if (x > 1) return x; } return list?.length; }';
  const [clean, ...changed] = results(source, [1, 2]);
  expect(clean).toBe(2);
  expect(changed).toContain(1);
  expect(changed).toContain(undefined);
  expect(results('function f(a) { return a?.b.c; }', null)).toEqual([undefined, undefined, 'thrown']);
  expect(results('function f(a) { a.push(1); return a.length; }', [])).toHaveLength(5);
});

test('a mutant has a position, and ids start at the given number', () => {
  const { mutants } = instrument('a.ts', '\n  const x = a ? true : b;\n', 7);
  expect(mutants.map(({ id, line }) => [id, line])).toEqual([
    [7, 2],
    [8, 2],
    [9, 2],
  ]);
  expect(mutants[0]).toMatchObject({ file: 'a.ts', change: 'a → true', text: 'const x = a ? true : b;' });
});

test('every loop and every function with statements counts its steps', () => {
  const { code } = instrument('a.ts', 'function f() { while (a) b; } const g = () => { c; }; for (const x of y) z;', 0);
  expect(code.match(/__step\(\)/g)).toHaveLength(4);
});
