import type { ConversationId } from '../../api/generated/model/index.ts';
import { type ChatMark, type ChatMarkKind, createChatMarks, isPin } from '../../conversations/chatMarks.ts';
import { focusHeading, isFocusLost } from '../../lib/browser/focus/focusHeading.ts';
import { afterPaint } from '../../lib/time/timer.ts';
import { privateList } from '../../session/copy.ts';
import type { Session } from '../../session/session.ts';
import { common } from '../../ui/copy.ts';
import { announce } from '../../ui/LiveRegion/LiveRegion.tsx';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { withHonorific } from './copy.ts';

interface Change {
  kind: ChatMarkKind;
  id: ConversationId;
  /** The other person's name. */
  name: string;
  isOn: boolean;
  /** The button of the row's menu, which has the focus. */
  opener: HTMLElement;
}

/** What is reported when a mark was removed, and when it was added. */
const copy = {
  pinned: [
    (name: string) => `${name}との会話のピン留めを外しました`,
    (name: string) => `${name}との会話をピン留めしました`,
  ],
  muted: [
    (name: string) => `${name}との会話の通知をオンにしました`,
    (name: string) => `${name}との会話の通知をオフにしました`,
  ],
  archived: [
    (name: string) => `${name}との会話をアーカイブから戻しました`,
    (name: string) => `${name}との会話をアーカイブしました`,
  ],
} as const;

/**
 * Pins, mutes or archives a conversation from its menu, or reverts that, and reports it: in a snackbar with an undo
 * button for the archive, whose rows leave the list; otherwise only to screen readers, since the row shows it. The
 * focus stays in the row, or moves to the next one.
 */
export async function changeChatMark(session: Session, { kind, id, name, isOn, opener }: Change): Promise<void> {
  const marks = session.own(createChatMarks);
  const before = marks.state.getState().items;
  const next = neighbour(opener);
  const isPersisted = marks.change((current) => withChatMark(current, kind, id, isOn));
  const words = copy[kind][isOn ? 1 : 0](withHonorific(name));
  const topic = `chat:${id}`;
  const undo = () => void marks.change((current) => withFormerChatMarks(current, id, before));
  const action = kind === 'archived' ? { label: common.undo, run: undo } : undefined;
  if (!isPersisted) snackbars.show(`${words}。${privateList.notPersisted}`, { kind: 'error', topic, action });
  else if (action) snackbars.show(words, { kind: 'ok', topic, action });
  else announce(words);
  await afterPaint();
  // A row that moves also loses the focus.
  if (isFocusLost()) (opener.isConnected ? opener : next)?.focus();
  if (isFocusLost()) focusHeading();
}

/** Returns the menu button of the next row, else of the previous one, else the button that opens the archive. */
function neighbour(opener: HTMLElement): HTMLElement | null {
  const row = opener.closest('li');
  const buttonIn = (element: Element | null | undefined) =>
    element?.querySelector<HTMLElement>('[aria-haspopup]') ?? null;
  const archive = row?.closest('ul')?.parentElement?.querySelector<HTMLElement>('[data-archive]') ?? null;
  return buttonIn(row?.nextElementSibling) ?? buttonIn(row?.previousElementSibling) ?? archive;
}

/** How many conversations can be pinned. */
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
