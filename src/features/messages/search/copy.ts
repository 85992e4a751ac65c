import { list } from '../copy.ts';

/** The texts of the search inside a conversation (docs/texts.md X15). */
export const chatSearch = {
  hits: (place: number, count: number) => `${place}/${count}件`,
  noHits: list.nothingFound,
  olderHit: '古いほうの結果へ',
  newerHit: '新しいほうの結果へ',
} as const;
