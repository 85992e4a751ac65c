import { paths } from './paths.ts';

/** Returns the path and query of a conversation's URL (rule S6). */
export function conversationHref(id: string): string {
  return `${paths.messages}?${new URLSearchParams({ c: id }).toString()}`;
}
