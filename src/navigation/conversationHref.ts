import { paths } from './paths.ts';

/** The address of a conversation (rule S6). */
export function conversationHref(id: string): string {
  return `${paths.messages}?${new URLSearchParams({ c: id }).toString()}`;
}
