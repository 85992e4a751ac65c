import { type Edition, documentNames, isTree, pairs } from './documents.ts';

/** A description in the contract that has changed: the sentences that were removed from it and that were added. */
export interface ChangedText {
  where: string;
  removed: readonly string[];
  added: readonly string[];
}

/** Keys that contain prose. */
const TEXTS = new Set(['description', 'summary', 'title', 'to']);
/** Keys whose content is not searched for texts, because it contains values. */
const EXAMPLES = new Set(['examples', 'example', 'default', 'enum', 'const']);

/** Returns the changed texts of everything that both editions contain. */
export function changedTexts(older: Edition, newer: Edition): ChangedText[] {
  return documentNames.flatMap((name) => compare(older[name], newer[name], name));
}

function compare(before: unknown, after: unknown, where: string): ChangedText[] {
  if (Array.isArray(before) && Array.isArray(after)) {
    return after.flatMap((item, index) => compare(before[index], item, `${where}[${index}]`));
  }
  if (!isTree(before) || !isTree(after)) return [];
  return pairs(before, after).flatMap(([key, old, current]) => {
    const place = `${where} ${key}`;
    if (TEXTS.has(key) && isText(old) && isText(current)) return changeOf(place, old ?? '', current ?? '');
    return EXAMPLES.has(key) ? [] : compare(old, current, place);
  });
}

const isText = (value: unknown): value is string | undefined => value === undefined || typeof value === 'string';

function changeOf(where: string, before: string, after: string): ChangedText[] {
  const [old, current] = [sentences(before), sentences(after)];
  const removed = old.filter((sentence) => !current.includes(sentence));
  const added = current.filter((sentence) => !old.includes(sentence));
  return removed.length + added.length === 0 ? [] : [{ where, removed, added }];
}

const sentences = (text: string) =>
  text
    .split(/\n|(?<=[.!?。])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
