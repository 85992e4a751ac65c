import { trimUnseen } from '../lib/text/trimText.ts';
import { conversationHref, paths } from './paths.ts';

/** The state of the messages screen that its URL contains. */
interface MessagesAddress {
  /** The id of the open conversation. */
  conversation?: string | null;
  /** The id of the message in it to go to. */
  message?: string | null;
  /** Whether the list shows only unread conversations. */
  isUnreadOnly?: boolean;
}

export function messagesHref({ conversation, message, isUnreadOnly }: MessagesAddress): string {
  const more = new URLSearchParams({ ...(message && { m: message }), ...(isUnreadOnly && { unread: '1' }) }).toString();
  const href = conversation ? conversationHref(conversation) : paths.messages;
  return more === '' ? href : `${href}${conversation ? '&' : '?'}${more}`;
}

export function messagesAddressIn(search: URLSearchParams) {
  return {
    conversation: trimUnseen(search.get('c') ?? '') || null,
    message: trimUnseen(search.get('m') ?? '') || null,
    isUnreadOnly: search.has('unread'),
  };
}
