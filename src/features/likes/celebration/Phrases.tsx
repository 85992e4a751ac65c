import { Fragment } from 'react';
import { phrases } from '../../../lib/text/phrases.ts';
import * as css from './Phrases.css.ts';

/** Renders the title of the match celebration, whose lines break between phrases; only Chromium does so by itself. */
export function Phrases({ text }: { text: string }) {
  return (
    <span className={css.root}>
      {phrases(text).map((phrase, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a phrase has nothing else, and may stand there twice
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <span>{phrase}</span>
        </Fragment>
      ))}
    </span>
  );
}
