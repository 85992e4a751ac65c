/** The beginnings of the texts that are plans, and what stands for each of them in a line of its own. */
const previews = [
  ['【日程の候補】\n① ', '日程の候補'],
  ['【曲の提案】\n曲名: ', '曲の提案'],
  ['【場所】\n名前: ', '場所'],
] as const;

const kindOf = (content: string) => previews.find(([beginning]) => content.startsWith(beginning))?.[1];

/** Whether a message may be drawn as a card; `readPlan` decides. */
export const mayBePlan = (content: string): boolean => kindOf(content) !== undefined;

/**
 * Returns what stands for a message in lists and notifications: its text, or the name of the card that it is.
 * @param isOwn whether the viewer sent it
 */
export function planPreview(content: string, isOwn: boolean): string {
  const kind = kindOf(content);
  return kind === undefined ? content : `${kind}${isOwn ? '' : 'が届きました'}`;
}
