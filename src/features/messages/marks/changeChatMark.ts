import type { ConversationId } from '../../../api/generated/model/index.ts';
import { withChatMark, withFormerChatMarks } from '../../../conversations/chatMarkChanges.ts';
import { type ChatMarkKind, createChatMarks } from '../../../conversations/chatMarks.ts';
import { focusHeading, isFocusLost } from '../../../lib/browser/focus/focusHeading.ts';
import { afterPaint } from '../../../lib/time/timer.ts';
import { privateList } from '../../../session/copy.ts';
import type { Session } from '../../../session/session.ts';
import { common } from '../../../ui/copy.ts';
import { announce } from '../../../ui/LiveRegion/LiveRegion.tsx';
import { snackbars } from '../../../ui/Snackbar/snackbars.ts';
import { withHonorific } from '../copy.ts';
import { chatMarks as copy } from './copy.ts';

interface Change {
  kind: ChatMarkKind;
  id: ConversationId;
  /** The other person's name. */
  name: string;
  isOn: boolean;
  /** The button of the row's menu, which has the focus. */
  opener: HTMLElement;
}

const done = {
  pinned: [copy.unpinned, copy.pinned],
  muted: [copy.unmuted, copy.muted],
  archived: [copy.unarchived, copy.archived],
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
  const words = done[kind][isOn ? 1 : 0](withHonorific(name));
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
