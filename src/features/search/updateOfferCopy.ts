/** Texts of the offer to replace cards that the user is using (docs/texts.md X11). */
export const updateOffer = {
  /** Shown in the order by match. */
  betterFound: 'もっと相性の良い人が見つかりました',
  /** Shown in any other order. */
  othersFound: 'ほかの人も見つかりました',
  update: '並べ直す',
} as const;
