import { describe, expect, test } from 'vitest';
import { toMatchInput } from './matchInput.ts';

const tag = (value: string, label = value) => ({ value, name: value, display_name_ja: label });

describe('P8, G22: where the entries come from', () => {
  test('tags first', () => {
    const input = toMatchInput({
      tags: { genres: [tag('rock', 'ロック')], instruments: [tag('drums')], locations: [tag('tokyo', '東京都')] },
      genres: ['ジャズ'],
      instruments: ['ベース'],
      location: '大阪府',
    });
    expect(input.genres).toEqual({ keys: ['rock'], labels: ['ロック'] });
    expect(input.instruments.keys).toEqual(['drums']);
    expect(input.place?.name).toBe('東京都');
  });

  test('then the plain lists', () => {
    const input = toMatchInput({
      tags: { genres: [], instruments: [], locations: [] },
      genres: ['ジャズ'],
      instruments: ['ベース'],
      location: '大阪府',
    });
    expect(input.genres).toEqual({ keys: ['ジャズ'], labels: ['ジャズ'] });
    expect(input.instruments.labels).toEqual(['ベース']);
    expect(input.place?.prefecture).toBe('大阪府');
  });

  test('or nowhere', () => {
    const input = toMatchInput({ tags: {}, location: ' ' });
    expect(input).toMatchObject({ genres: { keys: [] }, instruments: { keys: [] }, place: null });
  });

  test('P1: the first skill level, whichever the category is called', () => {
    expect(toMatchInput({ tags: { skill_levels: [tag('expert'), tag('beginner')] } }).skill.rank).toBe(4);
    expect(toMatchInput({ tags: { skills: [tag('advanced')] } }).skill.rank).toBe(3);
  });
});

describe('G7: equal entries', () => {
  test('are one', () => {
    const input = toMatchInput({ tags: { genres: [tag('rock', 'ロック'), { value: ' ＲＯＣＫ ' }] } });
    expect(input.genres).toEqual({ keys: ['rock'], labels: ['ロック'] });
  });
});
