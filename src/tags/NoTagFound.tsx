import { tagField } from './copy.ts';

/** Says that no tag matches the typed text, and in which characters tags are found. */
export function NoTagFound({ typed }: { typed: string }) {
  return (
    <>
      {tagField.nothingFound(typed)}
      <br />
      {tagField.help}
    </>
  );
}
