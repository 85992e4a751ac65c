import { expect, test } from 'vitest';
import { phrases } from './phrases.ts';

test.each([
  ['れんさんと｜マッチングしました！'],
  ['音でつながる、｜仲間に｜出会う。'],
  ['ジャンル・｜楽器・｜地域から、｜あなたにぴったりの｜音楽仲間を｜見つけましょう'],
  ['受け取ったお知らせはありません'],
  ['話し合いと｜「練習」の｜日程'],
  ['🎉 マッチング'],
  [''],
])('%s', (marked) => {
  expect(phrases(marked.replaceAll('｜', ''))).toEqual(marked.split('｜'));
});
