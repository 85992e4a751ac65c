import { join } from 'node:path';
import { RuleTester } from 'oxlint/plugins-dev';
import { describe, expect, it } from 'vitest';
import plugin from '../lint/plugin.mjs';
import { read } from './repository.ts';

// The project's own rules of the linter. That they hold in every file is what `npm run lint` checks.

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester({
  cwd: join(import.meta.dirname, '../..'),
  languageOptions: { parserOptions: { lang: 'tsx' } },
});
const rule = (name: keyof typeof plugin.rules) => plugin.rules[name];

const way = { down: /move what you need into a room that both may import/, feature: /compose the two in src\/app/ };

tester.run('import-direction', rule('import-direction'), {
  valid: [
    ['src/main.tsx', `import { App } from './app/App.tsx'; await import('../mocks/adapters/start.ts');`],
    ['src/features/likes/A.tsx', `import { a } from './a.ts'; import { b } from '../../ui/b.ts'; import 'react';`],
    [
      'src/features/likes/A.stories.tsx',
      `import preview from '#.storybook/preview'; import '../../../tests/support/a.ts';`,
    ],
    ['src/realtime/reducer.ts', `import type { Message } from '../api/generated/model/index.ts';`],
    ['src/realtime/reducer.ts', `import { type Message } from '../api/generated/model/index.ts';`],
    ['src/scoring/score.ts', `export type { Profile } from '../api/generated/model/index.ts';`],
    ['mocks/panel/A.tsx', `import '../adapters/a.ts'; import '../../src/ui/Button/Button.tsx';`],
  ].map(([filename = '', code = '']) => ({ filename, code })),
  invalid: (
    [
      ['src/features/likes/a.ts', `import { b } from '../search/b.ts';`, way.feature],
      ['src/features/new/a.ts', `const b = import('../search/b.ts');`, way.feature],
      ['src/features/new/a.ts', `type B = import('../search/b.ts').B;`, way.feature],
      ['src/features/new/a.ts', `export { b } from '../../app/b.ts';`, way.down],
      [
        'src/features/new/a.test.ts',
        `import '../../../mocks/world/world.ts';`,
        /a test takes tests\/support\/fakeBackend\.ts/,
      ],
      ['src/ui/Button/Button.tsx', `import type { User } from '../../api/generated/model/index.ts';`, way.down],
      ['src/lib/a.ts', `import '../api/host.ts';`, way.down],
      ['src/api/a.ts', `import '../realtime/a.ts';`, way.down],
      ['src/realtime/a.ts', `import { b } from '../api/generated/model/index.ts';`, way.down],
      ['src/scoring/a.ts', `import '../lib/time/clock.ts';`, way.down],
      ['mocks/world/a.ts', `import '../../src/api/client.ts';`, way.down],
      ['mocks/world/a.ts', `import '../../src/ui/Button/Button.tsx';`, way.down],
      ['mocks/panel/A.tsx', `import { session } from '../../src/session/session.ts';`, way.down],
      ['mocks/panel/A.tsx', `import '../../src/features/likes/a.ts';`, way.down],
      ['tests/conformance/a.ts', `export * from '../../mocks/world/world.ts';`, way.down],
      ['src/hooks/a.ts', 'const a = 1;', /lies in no room: move it into one/],
    ] as const
  ).map(([filename, code, message]) => ({ filename, code, errors: [{ message }] })),
});

tester.run('text-in-copy', rule('text-in-copy'), {
  valid: [
    ['src/features/likes/copy.ts', `export const likes = { back: 'いいねを返す' };`],
    ['src/features/auth/loginCopy.ts', `export const title = 'ログイン';`],
    ['src/features/likes/A.tsx', 'const copy = { count: (n: number) => `${n}件` } as const;'],
    ['src/features/likes/A.tsx', `export const listCopy = { title: '一覧' };`],
    ['src/features/likes/A.tsx', `const join = (texts: string[]) => texts.join('、'); // 読点`],
    ['src/features/likes/A.tsx', 'const isKana = /[ぁ-ん]/.test(text);'],
    ['src/features/likes/A.stories.tsx', `canvas.getByText('いいね');`],
    ['src/tags/tagReadings.ts', `export const readings = { rock: 'ろっく' };`],
    ['mocks/world/likes.ts', `refuse(404, 'いいねが見つかりません');`],
  ].map(([filename = '', code = '']) => ({ filename, code })),
  invalid: [
    ['src/features/likes/A.tsx', 'const A = () => <p>こんにちは</p>;'],
    ['src/features/likes/A.tsx', 'const A = () => <Button label="保存" />;'],
    ['src/features/likes/A.tsx', 'const A = ({ n }) => <p>{`${n}件`}</p>;'],
    ['src/features/likes/A.tsx', `function A() { const copy = { title: '一覧' }; return copy.title; }`],
    ['src/features/likes/a.ts', `const title = '一覧';`],
    ['mocks/panel/A.tsx', `snackbars.show('保存しました');`],
  ].map(([filename = '', code = '']) => ({ filename, code, errors: [{ message: /lies in copy\.ts of its folder/ }] })),
});

it('applies both rules, in an editor too, which looks for settings in the folders above a file', () => {
  const settings = read('tests/lint/oxlint.jsonc');
  for (const name of Object.keys(plugin.rules)) expect(settings).toContain(`"otonowa/${name}": "error"`);
  for (const folder of ['src', 'mocks'])
    expect(JSON.parse(read(`${folder}/.oxlintrc.json`))).toEqual({ extends: ['../tests/lint/oxlint.jsonc'] });
});
