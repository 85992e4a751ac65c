import { LinkedText } from '../../../ui/LinkedText/LinkedText.tsx';
import { detail } from './copy.ts';
import * as css from './BioText.css.ts';

/** What somebody wrote about themselves. */
export function BioText({ text }: { text: string | null }) {
  const written = text?.trim() ?? '';
  return written === '' ? <p className={css.none}>{detail.noBio}</p> : <LinkedText text={written} />;
}
