import { paths } from './paths.ts';

/** What an address of the messages shows (rules S6, M47, M52). */
interface MessagesAddress {
  /** The id of the open conversation. */
  conversation?: string | null;
  /** The id of the message in it to go to. */
  message?: string | null;
  /** Whether the list shows only what is unread. */
  isUnreadOnly?: boolean;
}

export function messagesHref({ conversation, message, isUnreadOnly }: MessagesAddress): string {
  const search = new URLSearchParams({
    ...(conversation && { c: conversation }),
    ...(message && { m: message }),
    ...(isUnreadOnly && { unread: '1' }),
  }).toString();
  return search === '' ? paths.messages : `${paths.messages}?${search}`;
}

export function messagesAddressIn(search: URLSearchParams) {
  return {
    conversation: search.get('c') || null,
    message: search.get('m') || null,
    isUnreadOnly: search.has('unread'),
  };
}
