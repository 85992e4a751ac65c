import { describe, expect, test } from 'vitest';
import { firstWords } from './firstMessage.ts';

describe('the first words of a suggested message', () => {
  test.each([
    ['', ''],
    ['よろしく', 'よろしく'],
    ['はじめまして！シティポップが好きとのことで、いいねしました。', 'はじめまして…'],
    ['プロフィールの動画を見ました。とても素敵でした！', 'プロフィールの動画を見ま…'],
    ['東京都でライブ活動をしたいと思っています。', '東京都でライブ活動をした…'],
    ['  こんにちは\n二行目', 'こんにちは…'],
    ['123456789012', '123456789012'],
    ['1234567890123', '123456789012…'],
    ['ギターを始めて3年です👩‍🎤', 'ギターを始めて3年です👩‍🎤'],
    ['🎸🎸🎸🎸🎸🎸🎸🎸🎸🎸🎸🎸🎸', '🎸🎸🎸🎸🎸🎸🎸🎸🎸🎸🎸🎸…'],
  ])('%j begins with %j', (text, words) => {
    expect(firstWords(text)).toBe(words);
  });
});
