import type { ConversationId } from '../api/generated/model/index.ts';
import { type ChatMark, type ChatMarkKind, isPin } from './chatMarks.ts';

/** How many conversations can be pinned (rule M48). */
export const MOST_PINS = 5;
/** How many marks are kept. Beyond it the oldest one that is no pin goes. */
const MOST_MARKS = 1_000;

/** Whether no more conversations can be pinned. */
export const hasMostPins = (marks: readonly string[]): boolean => marks.filter(isPin).length >= MOST_PINS;

/**
 * Sets a mark or takes it away. Archiving takes the pin away, too; a pin beyond the last possible one changes nothing.
 */
export function withChatMark(
  marks: readonly string[],
  kind: ChatMarkKind,
  id: ConversationId,
  isOn: boolean,
): readonly string[] {
  const mark: ChatMark = `${kind}:${id}`;
  if (isOn && marks.includes(mark)) return marks;
  const others = marks.filter((one) => one !== mark && !(isOn && kind === 'archived' && one === `pinned:${id}`));
  if (!isOn || (kind === 'pinned' && hasMostPins(marks))) return others;
  const surplus = others.length < MOST_MARKS ? -1 : others.findIndex((one) => !isPin(one));
  return [...others.filter((_, place) => place !== surplus), mark];
}

/**
 * Takes the changes of one conversation back; what else has changed meanwhile stays.
 * @param before the list before the changes
 */
export function withFormerChatMarks(
  marks: readonly string[],
  id: ConversationId,
  before: readonly string[],
): readonly string[] {
  const isOwn = (mark: string) => mark.slice(mark.indexOf(':') + 1) === id;
  let result = marks.filter((mark) => !isOwn(mark));
  for (const [place, mark] of before.entries()) {
    if (isOwn(mark) && !(isPin(mark) && hasMostPins(result))) result = result.toSpliced(place, 0, mark);
  }
  return result;
}
