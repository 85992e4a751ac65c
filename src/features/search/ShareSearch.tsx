import { absoluteUrl } from '../../lib/browser/history/appBase.ts';
import { COPY_TOPIC, copyText } from '../../ui/copyText.ts';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { search } from './copy.ts';
import * as css from './SearchTools.css.ts';

/** Renders the button that copies the URL of the search, for sharing it. @param href a path of this app */
export function ShareSearch({ href }: { href: string }) {
  'use no memo';
  const share = async () => {
    const isCopied = await copyText(absoluteUrl(href));
    if (!isCopied) snackbars.show(search.shareFailed, { kind: 'error', topic: COPY_TOPIC });
  };
  return (
    <button type="button" className={css.tool} onClick={() => void share()}>
      {search.share}
    </button>
  );
}
