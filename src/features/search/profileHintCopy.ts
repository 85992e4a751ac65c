/** Texts about the viewer's own profile, above the results (docs/texts.md X11). */
export const profileHint = {
  withoutTags: 'ジャンルと担当楽器を登録すると、マッチ度がより正確になります',
  withoutProfile: 'ジャンルと担当楽器を登録すると、マッチ度が表示されます',
  edit: 'プロフィールを編集',
  makeTitle: 'まずはプロフィールを作りましょう',
  make: 'プロフィールを作る',
  makeLater: 'あとで',
} as const;
