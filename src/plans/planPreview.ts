/** The names of the cards. A message that is one begins with its name (see planText.ts). */
export const planNames = { dates: '日程の候補', song: '曲の提案', place: '場所' } as const;

/** What stands before the first field of each card. */
const firstLines = [
  [planNames.dates, '① '],
  [planNames.song, '曲名: '],
  [planNames.place, '名前: '],
] as const;

const nameIn = (content: string) => firstLines.find(([name, line]) => content.startsWith(`【${name}】\n${line}`))?.[0];

/** Whether a message may be drawn as a card; `readPlan` decides. */
export const mayBePlan = (content: string): boolean => nameIn(content) !== undefined;

/**
 * Returns what stands for a message in lists and notifications: its text, or the name of the card that it is.
 * @param isOwn whether the viewer sent it
 */
export function planPreview(content: string, isOwn: boolean): string {
  const name = nameIn(content);
  return name === undefined ? content : `${name}${isOwn ? '' : 'が届きました'}`;
}
