/** What the stage beside every form says. */
export const stage = {
  headline: '音でつながる、仲間に出会う。',
  sub: 'ジャンル・楽器・地域から、あなたにぴったりの音楽仲間を見つけましょう',
} as const;
