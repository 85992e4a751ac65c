import type { Profile } from '../../../src/api/generated/model/index.ts';

/** The tags on the card of a person, in the peers of plain React. */
export function Tags({ profile: { tags } }: { profile: Profile }) {
  return (
    <ul>
      {[...tags.instruments, ...tags.genres].slice(0, 4).map((tag) => (
        <li key={tag.id}>{tag.display_name_ja}</li>
      ))}
    </ul>
  );
}
