/** The texts of the information about the other person of a conversation (docs/texts.md X15). */
export const userInfo = {
  title: 'プロフィール',
  whole: 'プロフィールをすべて見る',
  joined: (date: string) => `${date}に登録`,
  location: '活動地域',
  favoriteArtist: '好きなアーティスト',
  lookingFor: '募集していること',
  instruments: '楽器',
  genres: 'ジャンル',
  bio: '自己紹介',
  tags: 'タグ',
} as const;
