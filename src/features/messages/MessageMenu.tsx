import type { RefObject } from 'react';
import type { UserId } from '../../api/generated/model/index.ts';
import { useGetMyProfile } from '../../api/generated/profiles/profiles.ts';
import { createSafetyRequests, reportAddress } from '../../hiddenPeople/hiddenPeople.ts';
import { safety } from '../../hiddenPeople/copy.ts';
import { absoluteUrl } from '../../lib/browser/history/appBase.ts';
import { after } from '../../lib/time/timer.ts';
import { messagesHref } from '../../navigation/messagesAddress.ts';
import type { ConversationEntry } from '../../realtime/selectors.ts';
import { useSessionPart } from '../../session/SessionScope.tsx';
import { COPY_TOPIC, copyText } from '../../ui/copyText.ts';
import { AnchoredMenu, type AnchoredMenuItem } from '../../ui/Menu/AnchoredMenu.tsx';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { chatName } from './chatPerson.tsx';
import type { ComposerHandle } from './Composer.tsx';
import { chat } from './copy.ts';
import type { PressedMessage } from './LogRow.tsx';
import { quotationLine, viewerName } from './quotationLine.ts';

/** The texts of the actions for a message. */
const copy = {
  quote: '引用する',
  copyLink: 'リンクをコピー',
  copyRefused: 'コピーできませんでした',
} as const;

interface MessageMenuProps extends PressedMessage {
  conversation: ConversationEntry;
  viewerId: UserId;
  composer: RefObject<ComposerHandle | null>;
  onClose: () => void;
}

/** Renders the menu of a message, to quote, copy, link or report it. */
export function MessageMenu({ conversation, viewerId, entry, opener, composer, onClose }: MessageMenuProps) {
  const requests = useSessionPart(createSafetyRequests);
  const { data: profile } = useGetMyProfile();
  const { id: conversationId, otherUser } = conversation;
  const { id, senderId, content, createdAt, status } = entry;
  const isOwn = senderId === viewerId;
  const name = isOwn ? viewerName(profile) : chatName(otherUser);

  const quote = () => {
    const line = quotationLine(name, content);
    const typed = composer.current?.text ?? '';
    if (!typed.startsWith(line)) composer.current?.write(line + typed);
    composer.current?.focus();
  };
  const report = () => {
    const person = { userId: senderId, name, avatarUrl: otherUser.profile?.avatar_url ?? null };
    const messages = [{ id, text: content, at: createdAt }];
    requests.setState({ request: { kind: 'report', person, messages, messageId: id } });
  };
  const link = () => absoluteUrl(messagesHref({ conversation: conversationId, message: id }));
  const items: AnchoredMenuItem[] = [
    { label: copy.quote, onSelect: quote },
    { label: chat.copy, onSelect: () => void copyAndSay(content) },
    // A message that is not confirmed has no id yet that is valid for the other person.
    ...(status === 'sent' ? [{ label: copy.copyLink, onSelect: () => void copyAndSay(link()) }] : []),
    ...(isOwn || reportAddress() === '' ? [] : [{ label: safety.report, onSelect: report }]),
  ];
  return <AnchoredMenu opener={opener} label={chat.menu} items={items} onClose={onClose} />;
}

async function copyAndSay(text: string): Promise<void> {
  if (!(await copyText(text))) snackbars.show(copy.copyRefused, { kind: 'error', topic: COPY_TOPIC });
}

/** Returns the menu button of the message in a row of the log. */
export const menuButtonIn = (row: Element | null | undefined): HTMLButtonElement | null =>
  row?.querySelector<HTMLButtonElement>('[aria-haspopup="menu"]') ?? null;

const rowsIn = (log: HTMLElement) => [...log.querySelectorAll<HTMLElement>('[data-index]')];

/**
 * Lets the keyboard reach the menu buttons of the messages: Tab in the log goes to that of the last visible message,
 * and the arrow keys move between them. At most one of the buttons is a tab stop.
 * @returns a function that removes the listeners
 */
export function watchKeys(log: HTMLElement): () => void {
  let stop: HTMLButtonElement | null = null;
  const makeStop = (next: HTMLButtonElement | null) => {
    if (next === null) return;
    if (stop !== null) stop.tabIndex = -1;
    next.tabIndex = 0;
    stop = next;
  };
  const press = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (key === 'Tab' && !event.shiftKey && target === log) makeStop(menuButtonIn(lastInView(log)));
    const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
    if (by === 0 || row === null || menuButtonIn(row) !== target) return;
    event.preventDefault();
    const rows = rowsIn(log);
    const next = menuButtonIn(rows[rows.indexOf(row) + by]);
    makeStop(next);
    next?.focus();
  };
  log.addEventListener('keydown', press);
  return () => log.removeEventListener('keydown', press);
}

function lastInView(log: HTMLElement): HTMLElement | undefined {
  const { bottom } = log.getBoundingClientRect();
  return rowsIn(log).findLast((row) => row.getBoundingClientRect().bottom <= bottom + 1);
}

/** Milliseconds that a finger presses a message until its text is copied. */
const LONG_PRESS_DELAY = 500;
/** A finger that moves further than this, in px, scrolls or selects instead. */
const MAX_MOVEMENT = 10;

interface Press {
  row: HTMLElement;
  text: string;
  x: number;
  y: number;
  status: 'pressed' | 'held' | 'denied' | 'tapped';
  /** Whether a tap closes something: a menu, an on-screen keyboard or a selection. */
  isClosing: boolean;
}

/**
 * Copies a message on a long press with a finger, and opens its menu on a tap, unless that tap closes something. No
 * default is prevented, so that users can still select a part of the text as the browser offers it, and links keep
 * their context menu. Mouse and keyboard only select.
 * @param textAt returns the text of the message with this index
 * @returns a function that removes the listeners
 */
export function watchPresses(log: HTMLElement, textAt: (index: number) => string | undefined): () => void {
  let press: Press | null = null;
  let cancel = () => {};
  const listening = new AbortController();
  const { signal } = listening;

  const copyPressed = async () => {
    const pressed = press;
    cancel();
    if (pressed?.status !== 'pressed') return;
    pressed.status = 'held';
    if (!(await copyText(pressed.text))) pressed.status = 'denied';
  };
  const begin = ({ pointerType, isPrimary, target, clientX: x, clientY: y }: PointerEvent) => {
    cancel();
    press = null;
    const row = pointerType === 'touch' && isPrimary ? rowAt(target, log) : null;
    const text = row === null ? undefined : textAt(Number(row.dataset.index));
    if (row === null || text === undefined) return;
    press = { row, text, x, y, status: 'pressed', isClosing: isSomethingOpen() };
    cancel = after(LONG_PRESS_DELAY, () => void copyPressed());
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (press === null || Math.hypot(clientX - press.x, clientY - press.y) <= MAX_MOVEMENT) return;
    cancel();
    if (press.status === 'pressed') press = null;
  };
  const end = () => {
    cancel();
    // Some browsers let a page write to the clipboard only when the finger is lifted.
    if (press?.status === 'denied') void copyText(press.text);
    if (press?.status === 'pressed' && !press.isClosing) press.status = 'tapped';
    else press = null;
  };
  const click = () => {
    if (press?.status === 'tapped') menuButtonIn(press.row)?.click();
    press = null;
  };
  // Captured, so that it runs before an open menu closes.
  window.addEventListener('pointerdown', begin, { signal, capture: true, passive: true });
  log.addEventListener('pointermove', move, { signal, passive: true });
  log.addEventListener('pointercancel', () => cancel(), { signal });
  log.addEventListener('pointerup', end, { signal });
  log.addEventListener('click', click, { signal });
  // The browser's own long press may come first and end the pointer events.
  log.addEventListener(
    'contextmenu',
    (event) => {
      if ('pointerType' in event && event.pointerType === 'touch') void copyPressed();
    },
    { signal },
  );
  return () => {
    cancel();
    listening.abort();
  };
}

/** Returns the row of the log whose bubble contains the target; null if the target is a control. */
function rowAt(target: EventTarget | null, log: HTMLElement): HTMLElement | null {
  if (!(target instanceof Element) || !log.contains(target) || target.closest('a, button') !== null) return null;
  return target.closest('[data-bubble]')?.closest<HTMLElement>('[data-index]') ?? null;
}

function isSomethingOpen(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea') ?? false;
  const isSelecting = window.getSelection()?.isCollapsed === false;
  return isTyping || isSelecting || document.querySelector('[aria-haspopup="menu"][aria-expanded="true"]') !== null;
}
