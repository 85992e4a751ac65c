import { tagField } from './copy.ts';

/** Says that no tag matches what was typed, and in which letters tags are found. */
export function NoTagFound({ typed }: { typed: string }) {
  return (
    <>
      {tagField.nothingFound(typed)}
      <br />
      {tagField.help}
    </>
  );
}
