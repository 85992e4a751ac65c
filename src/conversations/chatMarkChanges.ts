import type { ConversationId } from '../api/generated/model/index.ts';
import { type ChatMark, type ChatMarkKind, isPin } from './chatMarks.ts';

/** How many conversations can be pinned (rule M48). */
export const MOST_PINS = 5;
/** Maximum number of stored marks. Beyond it the oldest mark that is no pin is removed. */
const MOST_MARKS = 1_000;

/** Whether no more conversations can be pinned. */
export const hasMostPins = (marks: readonly string[]): boolean => marks.filter(isPin).length >= MOST_PINS;

/**
 * Pins, mutes or archives a conversation in the list of marks, or ends this. Archiving removes the pin, too. A pin is
 * not added when `MOST_PINS` are set.
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
 * Undoes changes of the marks of one conversation; changes to other conversations stay.
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
