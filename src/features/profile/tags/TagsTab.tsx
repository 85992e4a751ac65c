import { useState } from 'react';
import { useTagFinder } from '../../../tags/useTagFinder.ts';
import { RetryBanner } from '../../../ui/Banner/RetryBanner.tsx';
import { RingLoader } from '../../../ui/Ring/RingLoader.tsx';
import { SearchField } from '../../../ui/TextField/SearchField.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { tags as copy } from '../copy.ts';
import { FocusTarget } from '../editor/FocusTarget.tsx';
import { clearGroup, toggleTag } from '../form/tagChoice.ts';
import type { ProfileForm } from '../form/useProfileForm.ts';
import type { TagGroupOptionsState } from '../form/useTagGroupOptions.ts';
import { TagGroupCard } from './TagGroupCard.tsx';
import * as css from './TagsTab.css.ts';

interface TagsTabProps {
  form: ProfileForm;
  catalogue: TagGroupOptionsState;
}

/** All tags by category, with a search by label or reading. */
export function TagsTab({ form: { values, change }, catalogue }: TagsTabProps) {
  const [typed, setTyped] = useState('');
  const { finds, prepare } = useTagFinder(typed);
  const { shelves } = catalogue;
  const found = (shelves ?? [])
    .map((shelf) => ({ ...shelf, tags: shelf.tags.filter((tag) => finds(shelf.group, tag)) }))
    .filter((shelf) => shelf.tags.length > 0);
  return (
    <Stack gap="medium">
      <p className={css.lead}>{copy.lead}</p>
      {catalogue.error !== null && (
        <RetryBanner isRetrying={catalogue.isRetrying} onRetry={catalogue.retry}>
          {copy.loadFailed}
        </RetryBanner>
      )}
      {shelves === null && catalogue.error === null && <RingLoader />}
      {shelves !== null && (
        <>
          <FocusTarget name="tags">
            <div role="search" onFocus={prepare} onPointerEnter={prepare}>
              <SearchField label={copy.filter} value={typed} onChange={setTyped} />
            </div>
          </FocusTarget>
          {found.map((shelf) => (
            <TagGroupCard
              key={shelf.group}
              shelf={shelf}
              choice={values}
              onToggle={(tag, chosen) => change(toggleTag(values, shelf.group, tag, chosen))}
              onClear={() => change(clearGroup(values, shelf.group))}
            />
          ))}
          <p role="status" className={css.nothing}>
            {found.length === 0 && copy.nothingFound(typed)}
          </p>
        </>
      )}
    </Stack>
  );
}
