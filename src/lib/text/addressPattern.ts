/**
 * Returns the pattern of a URL as people write it and browsers show it. Its ASCII characters are those of RFC 3986.
 * Letters and digits of other scripts belong to it where they begin a component, directly behind a character that
 * separates components: https://日本語.jp, /wiki/音楽, ?q=音楽. Behind an ASCII letter they are the text that goes on
 * without a blank, as を, which begins no word, is behind a separator, too: https://a.example/bを見て. Punctuation and
 * brackets of Japanese end a URL, but for ・ between two letters. A component of Japanese with a text directly behind
 * it has no end, and takes the text in.
 */
export function addressPattern(): RegExp {
  const ascii = String.raw`\w\-.~:[\]@!$&'()*+,;=%`;
  const letter = String.raw`(?![\0-\x7F\p{DI}])[\p{L}\p{M}\p{N}]`;
  const word = String.raw`(?!を)(?:${letter})+(?:[・\u200C\u200D](?:${letter})+)*`;
  const host = String.raw`(?:${word})?(?:[.-]${word}|[${ascii}])*`;
  const path = String.raw`(?:(?:[/?&=#_+:@-]|[/_]\()${word}|[/?#${ascii}])*`;
  return new RegExp(String.raw`\bhttps?://${host}(?:(?=[/?#])${path})?`, 'giu');
}
