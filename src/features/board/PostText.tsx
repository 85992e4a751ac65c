import { Fragment } from 'react';
import { FOREIGN_LINK_REL, linkify } from '../../lib/linkify.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { common } from '../../ui/copy.ts';
import { post } from './copy.ts';
import * as css from './PostText.css.ts';

/** What somebody wrote: line breaks kept, web addresses as links, everything else as it is. */
export function PostText({ text }: { text: string }) {
  return (
    <p className={css.root}>
      {linkify(text).map((piece, index) => (
        // Pieces of a text that never changes have no other identity than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {piece.kind === 'text' ? (
            piece.text
          ) : (
            <a
              className={css.link}
              href={piece.href}
              target="_blank"
              rel={FOREIGN_LINK_REL}
              title={post.openLink(piece.host)}
            >
              {piece.text}
              <VisuallyHidden>（{common.openInNewTab}）</VisuallyHidden>
            </a>
          )}
        </Fragment>
      ))}
    </p>
  );
}
