import { isolate } from '../lib/text/isolate.ts';
import { tagField } from './copy.ts';

/** Says, in the search filters and the profile editor, that no tag matches, and in which characters tags are found. */
export function NoTagFound({ typed }: { typed: string }) {
  return (
    <>
      <span>{tagField.nothingFound(isolate(typed))}</span>
      <br />
      <span>{tagField.help}</span>
    </>
  );
}
