import { usableWords } from '../../lib/forms/searchWords.ts';

/** The kinds of file that a post may have. */
export const mediaKinds = ['audio', 'video'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** The conditions of a search of the board, all of which are in the URL. */
export interface BoardSearch {
  /** Words separated by spaces; empty for any post. */
  words: string;
  /** A post must have a file of one of these kinds; empty for any post. */
  media: readonly MediaKind[];
  onlyRecruiting: boolean;
}

/**
 * Parses the query parameters of a URL. Ignores unknown parameters, unknown kinds of files and invalid words.
 * @example parseBoardSearch(new URLSearchParams('q=ドラム&media=audio&recruit=1'))
 * // { words: 'ドラム', media: ['audio'], onlyRecruiting: true }
 */
export function parseBoardSearch(parameters: URLSearchParams): BoardSearch {
  const kinds = (parameters.get('media') ?? '').split(',');
  return {
    words: usableWords(parameters.get('q') ?? ''),
    media: mediaKinds.filter((kind) => kinds.includes(kind)),
    onlyRecruiting: parameters.get('recruit') === '1',
  };
}

/**
 * Returns the query string for a search, including `?`; empty for a search without any condition.
 * @example formatBoardSearch({ words: 'live', media: ['video', 'audio'], onlyRecruiting: true })
 * // '?q=live&media=audio,video&recruit=1'
 */
export function formatBoardSearch({ words, media, onlyRecruiting }: BoardSearch): string {
  const parts: string[] = [];
  const usable = usableWords(words);
  if (usable !== '') parts.push(`q=${encodeURIComponent(usable)}`);
  if (media.length > 0) parts.push(`media=${mediaKinds.filter((kind) => media.includes(kind)).join(',')}`);
  if (onlyRecruiting) parts.push('recruit=1');
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
