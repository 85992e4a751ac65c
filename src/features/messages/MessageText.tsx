import { FOREIGN_LINK_REL, linkify } from '../../lib/linkify.ts';
import { chat } from './copy.ts';
import * as css from './MessageText.css.ts';

/** What somebody wrote: line breaks kept, web addresses as links, everything else as it is. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className={css.root}>
      {linkify(text).map((piece, index) => {
        if (piece.kind === 'text') return piece.text;
        // Pieces of a text that never changes have no other identity than their place.
        return (
          <a
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className={css.link}
            href={piece.href}
            target="_blank"
            rel={FOREIGN_LINK_REL}
            title={chat.openLink(piece.host)}
          >
            {piece.text}
          </a>
        );
      })}
    </p>
  );
}
