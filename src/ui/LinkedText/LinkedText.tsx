import { FOREIGN_LINK_REL, linkify } from '../../lib/linkify.ts';
import { linkedText } from '../copy.ts';
import * as css from './LinkedText.css.ts';
import type { LinkTone } from './linkTones.ts';

interface LinkedTextProps {
  text: string;
  /** The colour of the links; accent unless given. */
  linkTone?: LinkTone;
}

/**
 * What somebody wrote: line breaks kept, web addresses as links that open in a new tab and tell it nothing, everything
 * else as it is. The new tab is told by the title: a hidden text would be copied along with the rest.
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
