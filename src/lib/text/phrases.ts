/**
 * Between a particle, or what closes a phrase, and the word behind it. No line of a fixed text breaks elsewhere, so the
 * pattern leaves out what may stand within a word (お知らせ, 受け取る).
 */
const BOUNDARY = /(?<=[をにはがとでのもへて])(?=[\p{sc=Han}\p{sc=Katakana}「])|(?<=[、。！？・])(?=[^、。！？・」])/u;

/**
 * Splits a Japanese text at which a line may break between phrases.
 * @example phrases('れんさんとマッチングしました！') // ['れんさんと', 'マッチングしました！']
 */
export const phrases = (text: string): string[] => text.split(BOUNDARY);
