import { useState } from 'react';
import { tagField } from '../../../tags/copy.ts';
import { NoTagFound, useTagFinder } from '../../../tags/tagFinder.tsx';
import { RetryBanner } from '../../../ui/Banner/RetryBanner.tsx';
import { RingLoader } from '../../../ui/Ring/RingLoader.tsx';
import { SearchField } from '../../../ui/TextField/SearchField.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { tags as copy } from '../copy.ts';
import { FocusTarget } from '../form/FocusTarget.tsx';
import { clearGroup, toggleTag } from '../form/tagChoice.ts';
import type { TagGroup } from '../form/profileValues.ts';
import type { ProfileForm } from '../form/useProfileForm.ts';
import type { TagGroupOptionsState } from '../form/useTagGroupOptions.ts';
import { TagGroupCard } from './TagGroupCard.tsx';
import * as css from './TagsTab.css.ts';

interface TagsTabProps {
  form: ProfileForm;
  catalogue: TagGroupOptionsState;
  /** The only category that is shown, in the first-time path; undefined for all. */
  only?: TagGroup | undefined;
}

/** Renders all tags by category, with a search by label or reading. */
export function TagsTab({ form: { values, change }, catalogue, only }: TagsTabProps) {
  const [typed, setTyped] = useState('');
  const { finds, prepare } = useTagFinder(typed);
  const { tagGroups } = catalogue;
  const found = (tagGroups ?? [])
    .filter(({ group }) => only === undefined || group === only)
    .map((group) => ({ ...group, tags: group.tags.filter((tag) => finds(group.group, tag)) }))
    .filter((group) => group.tags.length > 0);
  return (
    <Stack gap="medium">
      {only === undefined && <p className={css.lead}>{copy.lead}</p>}
      {catalogue.error !== null && <RetryBanner onRetry={catalogue.retry}>{copy.loadFailed}</RetryBanner>}
      {tagGroups === null && catalogue.error === null && <RingLoader />}
      {tagGroups !== null && (
        <>
          <FocusTarget name="tags">
            <div role="search" onFocus={prepare} onPointerEnter={prepare}>
              <SearchField label={copy.filter} placeholder={tagField.placeholder} value={typed} onChange={setTyped} />
            </div>
          </FocusTarget>
          {found.map((group) => (
            <TagGroupCard
              key={group.group}
              group={group}
              choice={values}
              onToggle={(tag, chosen) => change(toggleTag(values, group.group, tag, chosen))}
              onClear={() => change(clearGroup(values, group.group))}
            />
          ))}
          <p role="status" className={css.nothing}>
            {found.length === 0 && <NoTagFound typed={typed} />}
          </p>
        </>
      )}
    </Stack>
  );
}
