import { describe, expect, it } from 'vitest';
import { saveProblem } from './saveProblem.ts';

describe('what stands beside the save button (rule P36)', () => {
  it.each([
    [{}, false, null],
    [{}, true, { text: '保存できませんでした。入力した内容は残っています。', field: null }],
    [{ displayName: '表示名は必須です' }, false, { text: '「表示名」を直すと保存できます', field: 'displayName' }],
    [{ displayName: '表示名は必須です' }, true, { text: '「表示名」を直すと保存できます', field: 'displayName' }],
    [{ years: '長い', bio: '長い' }, false, { text: '「自己紹介」ほか1件を直すと保存できます', field: 'bio' }],
    [{ tags: '入力内容に問題があります' }, false, { text: '「タグ設定」を直すと保存できます', field: 'tags' }],
  ] as const)('for the errors %j and failed %j is %j', (errors, hasFailed, problem) => {
    expect(saveProblem(errors, hasFailed)).toEqual(problem);
  });
});
