import type { ReactNode } from 'react';
import { FOREIGN_LINK_REL, linkify, type TextPiece } from '../../lib/text/linkify.ts';
import { linkedText } from '../copy.ts';
import * as css from './LinkedText.css.ts';

/**
 * Renders a part of the text: a link's text, or the text between links.
 * @param start index of the part in the text, in UTF-16 code units
 */
export type DrawText = (stretch: string, start: number) => ReactNode;

interface LinkedTextProps {
  text: string;
  /** `accent` for standard backgrounds (default), `inherit` for those with a colour of their own, as chat bubbles. */
  linkTone?: keyof typeof css.link;
  /** Renders the text, for instance with marks; default: unchanged. */
  draw?: DrawText | undefined;
}

/**
 * Renders a user's text: line breaks remain, and web URLs become links that open in a new tab without referrer or
 * opener. The title says that a new tab opens; a visually hidden text would be copied together with the content.
 */
export function LinkedText({ text, linkTone = 'accent', draw = asItIs }: LinkedTextProps) {
  const pieces = linkify(text);
  const words = wordsOf(pieces, draw);
  // Most texts are one piece, which needs no element.
  if (pieces.length === 1 && pieces[0]?.kind === 'text') return <p className={css.root}>{words[0]}</p>;
  return (
    <p className={css.root}>
      {pieces.map((piece, index) =>
        piece.kind === 'text' ? (
          // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text have no other name than their place
          <span key={index}>{words[index]}</span>
        ) : (
          <a
            // oxlint-disable-next-line react/no-array-index-key -- as above
            key={index}
            className={css.link[linkTone]}
            href={piece.href}
            target="_blank"
            rel={FOREIGN_LINK_REL}
            title={linkedText.open(piece.host)}
          >
            {words[index]}
          </a>
        ),
      )}
    </p>
  );
}

/** Renders the text of each piece. */
function wordsOf(pieces: readonly TextPiece[], draw: DrawText): ReactNode[] {
  let start = 0;
  return pieces.map(({ text }) => {
    const words = draw(text, start);
    start += text.length;
    return words;
  });
}

const asItIs: DrawText = (stretch) => stretch;
