/** The texts of a conversation that is started. */
export const conversations = {
  startFailed: 'メッセージの開始に失敗しました',
  openers: '文例',
} as const;

/** Suggested first messages. */
export const suggestedMessageTexts = {
  videos: 'プロフィールの動画を見ました。とても素敵でした！よければ一度セッションしませんか？',
  plans: (place: string, purpose: string) => `${place}で${purpose}をしたいと思っています。よければお話しませんか？`,
} as const;

/** First messages that say why one writes, by whether the two users have just matched. */
export const greetings = {
  toMatch: {
    common: (common: string) => `はじめまして！${common}が好きとのことで、いいねしました。よろしくお願いします！`,
    simple: 'はじめまして！いいねありがとうございます。よろしくお願いします！',
  },
  toAnybody: {
    common: (common: string) => `はじめまして！${common}が好きとのことで、メッセージしました。よろしくお願いします！`,
    simple: 'はじめまして！プロフィールを見て、メッセージしました。よろしくお願いします！',
  },
} as const;
