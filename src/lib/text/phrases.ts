/**
 * Matches between a particle, or punctuation, and the word behind it. No line of a fixed text breaks elsewhere, so the
 * pattern leaves out positions that may be within a word (お知らせ, 受け取る).
 */
const BOUNDARY = /(?<=[をにはがとでのもへて])(?=[\p{sc=Han}\p{sc=Katakana}「])|(?<=[、。！？・])(?=[^、。！？・」])/u;

/**
 * Splits a Japanese text into phrases, between which a line may break.
 * @example phrases('れんさんとマッチングしました！') // ['れんさんと', 'マッチングしました！']
 */
export const phrases = (text: string): string[] => text.split(BOUNDARY);
