import type { ProfileTags } from '../api/generated/model/index.ts';

/** Texts of the field that finds a tag, also for when it finds none. */
export const tagField = {
  placeholder: 'タグをさがす',
  nothingFound: (typed: string) => `「${typed}」に一致するタグはありません`,
  help: 'ひらがな・カタカナ・漢字でさがせます',
} as const;

/** Heading of the places that are in no region. */
export const otherPlaces = 'その他';

/** The names of the groups, in the order of the search filters. */
export const tagGroupLabels: Record<keyof ProfileTags, string> = {
  locations: '活動地域',
  ages: '年代',
  genders: '性別',
  genres: 'ジャンル',
  instruments: '担当楽器',
  skill_levels: 'スキルレベル',
  purposes: '活動目的',
  performance_clips: '演奏動画',
  activity_frequency: '活動頻度',
};
