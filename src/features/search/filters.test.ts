import { describe, expect, test } from 'vitest';
import { noTags } from '../../../tests/support/noTags.ts';
import type { Tag } from '../../api/generated/model/index.ts';
import {
  selectedTags,
  filterPredicate,
  MAX_TAGS_PER_GROUP,
  withoutUnknownTags,
  canonicalFilters,
  withTagToggled,
} from './filters.ts';

const genre = (id: string) => ({ group: 'genres', id }) as const;

describe('selected filters', () => {
  test('keep their order, each once', () => {
    const twice = [genre('2'), genre('1'), genre('2')].reduce((all, choice) => withTagToggled(all, choice, true), {});
    expect(twice).toEqual({ genres: ['1', '2'] });
  });

  test('contain no group without a selection', () => {
    expect(withTagToggled({ genres: ['1'], ages: ['9'] }, genre('1'), false)).toEqual({ ages: ['9'] });
    expect(withTagToggled({}, genre('1'), false)).toEqual({});
  });

  test('are limited to what the contract allows', () => {
    const full = { genres: Array.from({ length: MAX_TAGS_PER_GROUP }, (_, index) => String(index)) };
    expect(withTagToggled(full, genre('new'), true)).toBe(full);
    expect(withTagToggled(full, genre('7'), false).genres).toHaveLength(MAX_TAGS_PER_GROUP - 1);
  });

  test('are listed in the order of the groups', () => {
    expect(selectedTags({ genres: ['2', '1'], locations: ['9'] })).toEqual([
      { group: 'locations', id: '9' },
      genre('2'),
      genre('1'),
    ]);
  });

  test('contain only existing values', () => {
    expect(withoutUnknownTags({ genres: ['1', 'gone'], ages: ['gone'] }, ({ id }) => id !== 'gone')).toEqual({
      genres: ['1'],
    });
  });

  test('make the same call for the same selection', () => {
    expect(JSON.stringify(canonicalFilters({ genres: ['2', '1'], locations: ['9'] }))).toBe(
      JSON.stringify(canonicalFilters({ locations: ['9'], genres: ['1', '2'] })),
    );
  });
});

describe('C11: who matches the filters', () => {
  const tag = (id: string): Tag => ({ id, name: id, value: id, display_name_ja: id, sort_order: 1 });
  const drummer = { tags: { ...noTags, genres: [tag('rock'), tag('jazz')], instruments: [tag('drums')] } };

  test.each([
    [{}, true],
    [{ genres: ['jazz'] }, true],
    [{ genres: ['ska', 'jazz'] }, true],
    [{ genres: ['ska'] }, false],
    [{ genres: ['jazz'], instruments: ['drums'] }, true],
    [{ genres: ['jazz'], instruments: ['bass'] }, false],
    [{ instruments: ['jazz'] }, false],
  ])('%j: %s', (filters, expected) => expect(filterPredicate(filters)(drummer)).toBe(expected));
});
