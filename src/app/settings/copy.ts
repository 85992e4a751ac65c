/** The texts of the settings. */
export const settings = {
  display: '表示',
  messages: 'メッセージ',
  alerts: '通知',
  motion: '動きを減らす',
  motionHelp: '端末の設定でもオンになります',
  notesHelp: 'マウスの動きに合わせて音符が舞います',
  autoplay: '動画を自動再生する',
  autoplayHelp: '音を出さずに再生します',
  enterToSend: 'Enterキーで送信する',
  sound: '新着メッセージの通知音',
  soundHelp: '表示している会話では鳴りません',
  system: 'アプリを見ていないときに通知する',
  systemHelp: '新着メッセージが対象です',
  systemBlocked: 'ブラウザの設定で通知がブロックされています。サイトの設定で許可してください。',
  remove: '削除する',
  preview: '通知にメッセージの内容を表示する',
} as const;

/** The texts of the dialog that deletes the user's own account. */
export const deletion = {
  title: 'アカウントを削除しますか？',
  body: '削除すると、プロフィール・メッセージ・いいね・投稿などのデータは元に戻せません。続けるには、登録しているメールアドレスとパスワードを入力してください。',
  email: 'メールアドレス',
  password: 'パスワード',
  submit: 'アカウントを削除する',
  fillFirst: 'メールアドレスとパスワードを入力すると削除できます',
  submitting: '削除中…',
  done: 'アカウントを削除しました。ご利用ありがとうございました。',
} as const;

export const deletionErrors = {
  notMine: 'メールアドレスが正しくありません。',
  wrongPassword: 'パスワードが正しくありません。',
  fallback: 'エラーが発生しました。もう一度お試しください。',
} as const;
