import { FOREIGN_LINK_REL, linkify } from '../../lib/text/linkify.ts';
import { linkedText } from '../copy.ts';
import * as css from './LinkedText.css.ts';
import type { LinkTone } from './linkTones.ts';

interface LinkedTextProps {
  text: string;
  /** Colour of the links; default `accent`. */
  linkTone?: LinkTone;
}

/**
 * A user's text: line breaks are kept, and web addresses become links that open in a new tab without referrer or
 * opener. The title says that a new tab opens; a visually hidden text would be copied together with the content.
 */
export function LinkedText({ text, linkTone = 'accent' }: LinkedTextProps) {
  return (
    <p className={css.root}>
      {linkify(text).map((piece, index) =>
        piece.kind === 'text' ? (
          piece.text
        ) : (
          <a
            // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text have no other name than their place
            key={index}
            className={css.link[linkTone]}
            href={piece.href}
            target="_blank"
            rel={FOREIGN_LINK_REL}
            title={linkedText.open(piece.host)}
          >
            {piece.text}
          </a>
        ),
      )}
    </p>
  );
}
