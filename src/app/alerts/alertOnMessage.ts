import type { Message, ConversationId } from '../../api/generated/model/index.ts';
import { getGetProfileByUserIdQueryOptions } from '../../api/generated/profiles/profiles.ts';
import type { LiveState } from '../../realtime/types.ts';
import { parseTexts } from '../../session/privateList.ts';
import { privateListKey } from '../../session/privateLists.ts';
import { queryClientOf } from '../../session/queryClientOf.ts';
import type { Session } from '../../session/session.ts';
import type { ChatMark } from '../../conversations/chatMarks.ts';
import { liveStoreOf } from '../../conversations/liveState.ts';
import { conversationHref } from '../../navigation/paths.ts';
import { localStore } from '../../lib/storage/storage.ts';
import { isolate } from '../../lib/text/isolate.ts';
import { trimText } from '../../lib/text/trimText.ts';
import { planPreview } from '../../plans/planPreview.ts';
import { after } from '../../lib/time/timer.ts';
import { isBlocked } from './isBlocked.ts';
import { messageSound, playMessageSound } from './playMessageSound.ts';
import {
  notificationPreview,
  areSystemNotificationsWanted,
  showSystemNotification,
} from '../../conversations/systemNotification.ts';

/** The texts of notifications. */
const copy = {
  from: (name: string) => `${name}さんからのメッセージ`,
  hidden: '新しいメッセージがあります',
} as const;

/**
 * Announces a received message by sound and notification.
 * @param open called with the path of the conversation when a notification of this page is pressed
 */
export async function alertOnMessage(session: Session, message: Message, open: (href: string) => void): Promise<void> {
  const dueWith = (visibleTabs: VisibleTabs) => messageAlert(message, liveStoreOf(session).getState(), visibleTabs);
  const due = async () => dueWith(await findVisibleTabs(message.conversation_id));
  // The other tabs can only silence a message. They are not asked about one that this tab shows.
  if (!dueWith({ hasApp: false, hasChat: false }).hasSound) return;
  if (isBlocked(session, message.sender_id) || isMuted(session, message.conversation_id)) return;
  const { hasSound, hasNotification } = await due();
  if (hasSound && messageSound.store.getState().isOn) void playMessageSound(() => claimAlert(`sound:${message.id}`));
  if (!hasNotification || !areSystemNotificationsWanted() || !(await claimAlert(`notification:${message.id}`))) return;
  const text = await notificationText(session, message, notificationPreview.store.getState().isOn);
  // Meanwhile the user may have returned to the app or logged out.
  if (!(await due()).hasNotification || session.signal.aborted) return;
  await showSystemNotification({ ...text, tag: message.id, href: conversationHref(message.conversation_id) }, open);
}

interface MessageAlert {
  hasSound: boolean;
  /** Whether a system notification is to be shown. */
  hasNotification: boolean;
}

/**
 * Returns whether a received message is announced by a sound and by a system notification.
 * @param visibleTabs what is visible in any tab
 */
export function messageAlert(
  message: Message,
  { me, isVisible, openId }: Pick<LiveState, 'me' | 'isVisible' | 'openId'>,
  visibleTabs: VisibleTabs,
): MessageAlert {
  const isChatVisible = visibleTabs.hasChat || (isVisible && openId === message.conversation_id);
  if (message.sender_id === me || isChatVisible) return { hasSound: false, hasNotification: false };
  // Of several tabs, only the visible one plays the sound.
  if (isVisible || visibleTabs.hasApp) return { hasSound: isVisible, hasNotification: false };
  return { hasSound: true, hasNotification: true };
}

/**
 * Whether a conversation is muted, so that its messages are not announced. Reads local storage, since the
 * code of the list is loaded with the screen of the messages.
 */
function isMuted(session: Session, id: ConversationId): boolean {
  const { me } = liveStoreOf(session).getState();
  const marks = me === null ? [] : parseTexts(localStore.get(privateListKey('chat-marks', me)));
  return marks.includes(`muted:${id}` satisfies ChatMark);
}

/**
 * Returns title and body of a notification of a message.
 * @param hasPreview whether the text may contain the name of the sender and the message
 */
async function notificationText(
  session: Session,
  message: Message,
  hasPreview: boolean,
): Promise<{ title: string; body: string }> {
  if (!hasPreview) return { title: copy.hidden, body: '' };
  const name = await writerName(session, message);
  return { title: name === '' ? copy.hidden : copy.from(name), body: planPreview(message.content, false) };
}

/**
 * Returns the name of the sender. It may have to be requested, because the conversations are loaded with their list.
 */
async function writerName(session: Session, { conversation_id, sender_id }: Message): Promise<string> {
  const profile = liveStoreOf(session).getState().conversations.get(conversation_id)?.otherUser?.profile;
  if (profile) return isolate(trimText(profile.display_name));
  try {
    // A notification that is late is less useful than one without a name, so a failed request is not repeated.
    const options = getGetProfileByUserIdQueryOptions(sender_id, { query: { retry: false, staleTime: Infinity } });
    return isolate(trimText((await queryClientOf(session).fetchQuery(options)).display_name));
  } catch {
    // The query cache logs the error.
    return '';
  }
}

/** Prefix of the name of the lock that a visible tab has, before the id of the conversation that it shows. */
const PREFIX = 'visible:';

/** Whether Web Locks exist; insecure contexts lack them, and each tab then knows only about itself. */
const hasLocks = () => 'locks' in navigator;

/**
 * Notifies the other tabs that this one is visible, so that hidden tabs announce no message meanwhile, and no tab
 * announces one of the conversation that is shown.
 * @param openId the conversation that is shown, if any
 * @returns a function that ends this
 */
export function announceVisibleTab(openId: ConversationId | null): () => void {
  if (!hasLocks()) return () => {};
  let end = () => {};
  const untilEnd = new Promise<void>((resolve) => {
    end = resolve;
  });
  // The lock is shared, because several windows may show the same. A browser that blocks storage rejects the request.
  navigator.locks.request(PREFIX + (openId ?? ''), { mode: 'shared' }, () => untilEnd).catch(() => undefined);
  return end;
}

/** What is visible in any tab. */
interface VisibleTabs {
  hasApp: boolean;
  /** Whether the given conversation is shown. */
  hasChat: boolean;
}

/** Returns whether the app, and this conversation, are visible in any tab. */
export async function findVisibleTabs(id: ConversationId): Promise<VisibleTabs> {
  // A browser that blocks storage rejects the query.
  const { held = [] } = hasLocks() ? await navigator.locks.query().catch(() => ({ held: [] })) : {};
  const names = held.map(({ name }) => name);
  return { hasApp: names.some((name) => name?.startsWith(PREFIX)), hasChat: names.includes(PREFIX + id) };
}

/** Milliseconds within which all tabs receive a message, each by its own socket. */
const SPREAD_MS = 10_000;

/**
 * Claims an action that only one of all tabs must perform, such as the sound of a message. Without Web Locks, which
 * insecure contexts lack, the tabs do not know each other, and each performs it.
 * @param name name of the action, with the id of the message
 * @returns whether this tab is to perform it
 */
function claimAlert(name: string): Promise<boolean> {
  if (!hasLocks()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const claim = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise<void>((release) => after(SPREAD_MS, release));
    };
    // A browser that blocks storage rejects the request.
    navigator.locks.request(`alert:${name}`, { ifAvailable: true }, claim).catch(() => resolve(true));
  });
}
