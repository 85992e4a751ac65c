import { noTags } from '../../tests/support/noTags.ts';
import { describe, expect, test } from 'vitest';
import type { ProfileTags, Tag } from '../api/generated/model/index.ts';
import { allCardTags } from './person.ts';

const tag = (name: string): Tag => ({ id: name, name, value: name, display_name_ja: `【${name}】`, sort_order: 1 });

const labels = (tags: Partial<ProfileTags>) => allCardTags({ ...noTags, ...tags }).map(({ label }) => label);

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
    ).toEqual(['【piano】', '【jazz】', '【expert】', '【tokyo】', '【female】']);
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

  test("within a category the server's order is kept", () => {
    expect(labels({ genres: [tag('rock'), tag('jazz')] })).toEqual(['【rock】', '【jazz】']);
  });
});
