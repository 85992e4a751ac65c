import { LinkedText } from '../../../ui/LinkedText/LinkedText.tsx';
import { profileDialog } from '../copy.ts';
import * as css from './BioText.css.ts';
import { trimText } from '../../../lib/text/trimText.ts';

/** Renders the self-introduction with clickable links, or a notice when it is empty. */
export function BioText({ text }: { text: string | null }) {
  const written = trimText(text);
  return written === '' ? <p className={css.none}>{profileDialog.noBio}</p> : <LinkedText text={written} />;
}
