import type { SortOrder } from './searchParams.ts';

/** The texts of the search screen. */
export const search = {
  headline: '音でつながる、仲間に出会う。',
  sub: 'ジャンル・楽器・地域から、あなたにぴったりの音楽仲間を見つけましょう',
  heading: 'あなたにおすすめのアーティスト',
  /** `isGrowing`: more results may still be loading, so the number is a lower bound. */
  count: (people: number, isGrowing: boolean) => `${people}人${isGrowing ? '以上' : ''}`,
  found: (people: number) => `${people}人のプロフィールが見つかりました`,
  /** Shown when the limit of requests is reached. */
  limit: '20,000人までの中からさがしています',
  sort: '並び替え',
  listen: '試聴',
  list: '一覧',
  names: '名前・自己紹介からさがす',
  onlyWithClip: '演奏動画あり',
  stillLoading: '読み込み中の人の中からもさがしています…',
} as const;

export const sortLabels: Record<SortOrder, string> = {
  match: 'マッチ度順',
  newest: '新着順',
  active: '最近アクティブ順',
};

export const filter = {
  skip: '検索結果へスキップ',
  title: 'フィルター',
  open: (tags: number) => `フィルターを開く（${tags}件選択中）`,
  close: 'フィルターを閉じる',
  show: (people: number, isGrowing: boolean) => `${people}人${isGrowing ? '以上' : ''}を表示する`,
  clearAll: 'すべてクリア',
  selected: '選択中の条件',
  remove: (tag: string) => `「${tag}」を外す`,
  jumps: 'カテゴリー',
} as const;
