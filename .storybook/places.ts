/** Where the stories of each folder stand in the sidebar, and under which Japanese name its search finds them. */
export const places: readonly (readonly [folder: string, place: string])[] = [
  ['features/auth', 'Account ログイン・登録'],
  ['app/shell', 'Header ヘッダー'],
  ['features/search', 'Search さがす 試聴'],
  ['people', 'People プロフィール'],
  ['features/likes', 'Likes いいね'],
  ['features/messages', 'Messages メッセージ'],
  ['features/notifications', 'Notifications お知らせ'],
  ['features/board', 'Board 掲示板'],
  ['features/profile', 'Own profile プロフィール編集'],
  ['app/settings', 'Settings 設定'],
  ['app/safety', 'Safety ブロック・通報'],
  ['app/shortcuts', 'Shortcuts ショートカット'],
  ['features/privacy', 'Privacy プライバシーポリシー'],
  ['features/admin', 'Administrators 管理者'],
  ['app/routes', 'Loading and errors 読み込み・エラー'],
  ['app/effects', 'Effects 音符'],
];
