import type { Post } from '../../api/generated/model/index.ts';
import { foldedRanges } from '../../lib/text/foldedRanges.ts';
import { foldedWords, foldFor, foldKana } from '../../lib/text/foldKana.ts';
import { unifyKanji } from '../../lib/text/kanjiVariants.ts';
import { drawMarks } from '../../ui/LinkedText/drawMarks.tsx';
import type { DrawText } from '../../ui/LinkedText/LinkedText.tsx';
import { threadTexts, type ThreadText } from './postMedium.ts';
import type { BoardSearch } from './boardSearchParams.ts';

/** A search of the board, applied to posts. */
export interface PostFinder {
  /** Whether a top-level post meets all conditions. */
  matches: (post: Post) => boolean;
  /** Whether one of the words is in a loaded reply to a post. */
  isInReplies: (post: Post) => boolean;
  /** Returns a function that draws a text with the words marked. */
  marksOf: (text: string) => DrawText;
}

/** Words that occur in posts that look for people to play with. */
const recruitingWords = [
  '募集',
  '急募',
  '求む',
  '求めています',
  '求めてます',
  '探しています',
  '探してます',
  '探しております',
  'さがしています',
  'さがしてます',
  '組みませんか',
].map(foldKana);

function isRecruiting({ content }: Post): boolean {
  const folded = foldKana(content);
  return recruitingWords.some((word) => folded.includes(word));
}

/** Joins the texts with a line break, so that no word is found across two of them. */
const foldedBy = (fold: (text: string) => string, texts: readonly ThreadText[]) =>
  texts.map(({ name, content }) => `${fold(unifyKanji(name))}\n${fold(unifyKanji(content))}`);

/** The searched texts of each thread, computed once for each post. */
const foldedThreads = new WeakMap<Post, readonly string[]>();

/** Creates the finder of a search. */
export function createPostFinder({ words, media, onlyRecruiting }: BoardSearch): PostFinder {
  const wanted = foldedWords(unifyKanji(words));

  const foldedThread = (post: Post): readonly string[] => {
    const known = foldedThreads.get(post);
    if (known !== undefined) return known;
    const made = foldedBy(foldKana, threadTexts(post));
    foldedThreads.set(post, made);
    return made;
  };
  const textsFor = (post: Post, word: string): readonly string[] => {
    const fold = foldFor(word);
    return fold === foldKana ? foldedThread(post) : foldedBy(fold, threadTexts(post));
  };

  return {
    matches: (post) =>
      (media.length === 0 || (post.media_url !== null && media.some((kind) => kind === post.media_type))) &&
      (!onlyRecruiting || isRecruiting(post)) &&
      wanted.every((word) => textsFor(post, word).some((text) => text.includes(word))),
    isInReplies: (post) =>
      wanted.some((word) =>
        textsFor(post, word)
          .slice(1)
          .some((text) => text.includes(word)),
      ),
    marksOf: (text) =>
      drawMarks(wanted.flatMap((word) => foldedRanges(text, word)).toSorted((a, b) => a.start - b.start)),
  };
}
