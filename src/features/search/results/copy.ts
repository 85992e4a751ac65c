/** Cards that stay because somebody uses them (docs/texts.md X11). */
export const updateOffer = {
  /** In the order by match. */
  betterFound: 'もっと相性の良い人が見つかりました',
  /** In any other order. */
  othersFound: 'ほかの人も見つかりました',
  update: '並べ直す',
} as const;
