/** The headline beside every form. */
export const hero = {
  headline: '音でつながる、仲間に出会う。',
  sub: 'ジャンル・楽器・地域から、あなたにぴったりの音楽仲間を見つけましょう',
} as const;

/** docs/texts.md X3: for every e-mail that can be sent again. */
export const cooldown = (seconds: number) => `${seconds}秒後に再送信できます`;
