/** The texts of the headline beside every form. */
export const hero = {
  headline: '音でつながる、仲間に出会う。',
  sub: 'ジャンル・楽器・地域から、あなたにぴったりの音楽仲間を見つけましょう',
} as const;

/** Returns the text of the countdown for every e-mail that can be sent again. */
export const cooldown = (seconds: number) => `${seconds}秒後に再送信できます`;
