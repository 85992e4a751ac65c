import type { ConversationId, UserId } from '../../api/generated/model/index.ts';
import { truncate } from '../../lib/text/truncate.ts';
import { tabDrafts } from '../../session/tabDrafts.ts';

/** Maximum number of characters, which fit beside the number of the example on a phone. */
const MAX_FIRST_WORDS = 12;

/**
 * Shortens a suggested first message for the chip that selects it: its first sentence without the final punctuation
 * mark, truncated if it is too long.
 * @example firstWords('はじめまして！シティポップが好きとのことで…') // 'はじめまして…'
 */
export function firstWords(text: string): string {
  const whole = text.trim();
  const sentence = /^[^。！？!?\n]*/.exec(whole)?.[0] ?? '';
  const words = truncate(sentence, MAX_FIRST_WORDS);
  return sentence.length === whole.length || words.endsWith('…') ? words : `${words}…`;
}

/** Appends the text to an existing draft of the conversation instead of overwriting it. */
export function appendToDraft(userId: UserId, id: ConversationId, text: string): void {
  const drafts = tabDrafts();
  const existing = drafts.read(userId, id);
  if (existing !== text) drafts.write(userId, id, existing, [existing, text].filter(Boolean).join('\n'));
}
