import { pick, type Random } from './random.ts';

/** Words for the `{slots}` of sentences in generated texts. A sentence with an undefined one cannot be used. */
export type Slots = Readonly<Record<string, string | undefined>>;

const SLOT = /\{(\w+)\}/g;
const namesBySentence = new Map<string, readonly string[]>();

/** Returns the names of a sentence's slots. Sentences are constants of the program, so the cache stays small. */
function slotNames(sentence: string): readonly string[] {
  const known = namesBySentence.get(sentence);
  if (known !== undefined) return known;
  const names = [...sentence.matchAll(SLOT)].map(([, name]) => name as string);
  namesBySentence.set(sentence, names);
  return names;
}

/** Whether every slot of the sentence has a word. */
export function isFillable(sentence: string, slots: Slots): boolean {
  return slotNames(sentence).every((name) => slots[name] !== undefined && slots[name] !== '');
}

/** Fills a sentence: `fill('{g}が好きです。', {g: 'ジャズ'})`. Throws a `RangeError` for a slot without a word. */
export function fill(sentence: string, slots: Slots): string {
  return sentence.replace(SLOT, (_, name: string) => {
    const word = slots[name];
    if (word === undefined) throw new RangeError(`fill: no word for {${name}} in 「${sentence}」`);
    return word;
  });
}

/** Fills one of the sentences that have a word for each slot. Returns null when there is none. */
export function fillOne(sentences: readonly string[], slots: Slots, random: Random): string | null {
  const possible = sentences.filter((sentence) => isFillable(sentence, slots));
  return possible.length === 0 ? null : fill(pick(possible, random), slots);
}
