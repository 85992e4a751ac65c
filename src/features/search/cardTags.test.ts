import { describe, expect, test } from 'vitest';
import type { ProfileTags, Tag } from '../../api/generated/model/index.ts';
import { cardTags, tagLabel } from './cardTags.ts';

const tag = (name: string): Tag => ({ id: name, name, value: name, display_name_ja: `【${name}】`, sort_order: 1 });

const none: ProfileTags = {
  genres: [],
  instruments: [],
  skill_levels: [],
  purposes: [],
  locations: [],
  ages: [],
  genders: [],
  activity_frequency: [],
  performance_clips: [],
};
const labels = (tags: Partial<ProfileTags>) => cardTags({ ...none, ...tags }).shown.map(({ label }) => label);

describe('F9: the tags of a card', () => {
  test('instruments, genres, skill, place come first, whatever the order of the profile', () => {
    expect(
      labels({
        genders: [tag('female')],
        locations: [tag('tokyo')],
        skill_levels: [tag('expert')],
        genres: [tag('jazz')],
        instruments: [tag('piano')],
      }),
    ).toEqual(['【piano】', '【jazz】', '【expert】', '【tokyo】']);
  });

  test('then purposes, age, frequency, gender and clips', () => {
    expect(
      labels({
        performance_clips: [tag('live')],
        genders: [tag('male')],
        activity_frequency: [tag('daily')],
        ages: [tag('20s')],
      }),
    ).toEqual(['【20s】', '【daily】', '【male】', '【live】']);
    expect(labels({ ages: [tag('20s')], purposes: [tag('hobby')] })).toEqual(['【hobby】', '【20s】']);
  });

  test("within a category the server's order stays", () => {
    expect(labels({ genres: [tag('rock'), tag('jazz')] })).toEqual(['【rock】', '【jazz】']);
  });

  test.each([
    [0, 0, 0],
    [4, 4, 0],
    [5, 4, 1],
    [40, 4, 36],
  ])('%i tags: %i shown, %i more', (count, shown, rest) => {
    const genres = Array.from({ length: count }, (_, index) => tag(`genre${index}`));
    const result = cardTags({ ...none, genres });
    expect(result.shown).toHaveLength(shown);
    expect(result.rest).toBe(rest);
  });

  test('P6: the Japanese name, else the internal one', () => {
    expect(tagLabel({ display_name_ja: 'ロック', name: 'rock' })).toBe('ロック');
    expect(tagLabel({ display_name_ja: '', name: 'rock' })).toBe('rock');
  });
});
