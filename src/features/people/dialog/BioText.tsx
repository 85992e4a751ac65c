import { FOREIGN_LINK_REL, linkify } from '../../../lib/linkify.ts';
import { detail } from '../copy.ts';
import * as css from './BioText.css.ts';

/** What somebody wrote about themselves, with its line breaks; web addresses in it become links. */
export function BioText({ text }: { text: string | null }) {
  if (text === null || text.trim() === '') return <p className={css.none}>{detail.noBio}</p>;
  return (
    <p className={css.text}>
      {linkify(text.trim()).map((piece, index) =>
        piece.kind === 'text' ? (
          piece.text
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text have no other name than their place
          <a key={index} className={css.link} href={piece.href} target="_blank" rel={FOREIGN_LINK_REL}>
            {piece.text}
          </a>
        ),
      )}
    </p>
  );
}
