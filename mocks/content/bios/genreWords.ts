import { tagLabel, type TagValue } from '../musician/tagCatalogue.ts';

type Genre = TagValue<'genres'>;

const spoken: Partial<Record<Genre, string | null>> = {
  indie: 'インディーロック',
  alternative: 'オルタナ',
  soul_rnb: 'ソウル',
  house_techno: 'ハウス',
  idol: 'アイドルソング',
  kayo: '歌謡曲',
  hogaku: '民謡',
  world: '世界の民族音楽',
  other: null,
};

/** Returns the name of a genre in a generated bio or post: オルタナが好きです. Null for a genre that is not mentioned. */
export function genreWord(genre: Genre): string | null {
  const word = spoken[genre];
  return word === undefined ? tagLabel('genres', genre) : word;
}
