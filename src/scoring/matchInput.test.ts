import { describe, expect, test } from 'vitest';
import { toMatchInput } from './matchInput.ts';

const tag = (value: string, label = value) => ({ value, name: value, display_name_ja: label });

describe('P8: where the entries come from', () => {
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
  test.each([
    ['full-width letters and capitals', { value: ' ＲＯＣＫ ' }],
    ['the name for want of a value', { value: '', name: 'Rock' }],
    ['the label for want of both', { display_name_ja: 'rock' }],
  ])('%s', (_, other) => {
    const input = toMatchInput({ tags: { genres: [tag('rock', 'ロック'), other] } });
    expect(input.genres).toEqual({ keys: ['rock'], labels: ['ロック'] });
  });

  test('half-width kana is kana', () => {
    expect(toMatchInput({ tags: {}, genres: ['ﾛｯｸ'] }).genres.keys).toEqual(['ロック']);
  });
});

describe('G8: names of skill levels', () => {
  test.each([
    ['beginner', 1],
    ['初心者', 1],
    ['初級', 1],
    ['中級', 2],
    ['中級者', 2],
    ['上級', 3],
    ['professional', 4],
    ['Pro', 4],
    ['プロ級', 4],
    ['ﾌﾟﾛ', 5],
    ['マスター', 5],
    ['virtuoso', 1],
  ])('%s is level %i', (name, rank) => {
    expect(toMatchInput({ tags: { skill_levels: [{ value: name }] } }).skill.rank).toBe(rank);
  });

  test('a label is understood when the code is not', () => {
    const level = { value: 'lv4', name: 'lv4', display_name_ja: 'エキスパート' };
    expect(toMatchInput({ tags: { skill_levels: [level] } }).skill).toEqual({ rank: 4, label: 'エキスパート' });
  });
});

describe('G10: places', () => {
  test.each([
    ['東京都', '東京都', '関東'],
    ['東京', '東京都', '関東'],
    ['東京都渋谷区', '東京都', '関東'],
    ['京都市', '京都府', '近畿'],
    ['大阪', '大阪府', '近畿'],
    ['三重県', '三重県', '近畿'],
    ['新潟県', '新潟県', '中部'],
    ['山梨県', '山梨県', '中部'],
    ['北海道札幌市', '北海道', '北海道'],
    ['沖縄県', '沖縄県', '九州・沖縄'],
    ['オンライン', null, null],
    ['札幌市', null, null],
  ])('%s is in %s, %s', (name, prefecture, region) => {
    expect(toMatchInput({ tags: {}, location: name }).place).toEqual({ name, prefecture, region });
  });
});
