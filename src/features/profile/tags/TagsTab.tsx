import { useState } from 'react';
import { logFailure } from '../../../lib/log.ts';
import { tagFinder, type TagReadings } from '../../../lib/tagFinder.ts';
import { Banner } from '../../../ui/Banner/Banner.tsx';
import { RetryButton } from '../../../ui/Button/RetryButton.tsx';
import { RingLoader } from '../../../ui/Ring/RingLoader.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { tags as copy } from '../copy.ts';
import { FieldAnchor } from '../editor/FieldAnchor.tsx';
import { clearGroup, toggleTag } from '../form/tagChoice.ts';
import type { ProfileForm } from '../form/useProfileForm.ts';
import type { TagShelves } from '../form/useTagShelves.ts';
import { TagGroupCard } from './TagGroupCard.tsx';
import * as css from './TagsTab.css.ts';

interface TagsTabProps {
  form: ProfileForm;
  catalogue: TagShelves;
}

/** All tags by category, to be found by reading, letters or kanji. */
export function TagsTab({ form: { values, change }, catalogue }: TagsTabProps) {
  const [typed, setTyped] = useState('');
  const [readings, setReadings] = useState<TagReadings | null>(null);
  const finds = tagFinder(typed, readings);

  const prepare = () => {
    if (readings !== null) return;
    import('../../../lib/tagReadings.ts').then(
      ({ tagReadings }) => setReadings(tagReadings),
      // Labels are found without them.
      (error: unknown) => logFailure('The readings of tags', error),
    );
  };

  const { shelves } = catalogue;
  const found = (shelves ?? [])
    .map((shelf) => ({ ...shelf, tags: shelf.tags.filter((tag) => finds(shelf.group, tag)) }))
    .filter((shelf) => shelf.tags.length > 0);
  return (
    <div className={css.root}>
      <p className={css.lead}>{copy.lead}</p>
      {catalogue.hasFailed && (
        <Banner
          kind="error"
          action={<RetryButton size="compact" isRetrying={catalogue.isRetrying} onRetry={catalogue.retry} />}
        >
          {copy.loadFailed}
        </Banner>
      )}
      {shelves === null && !catalogue.hasFailed && <RingLoader />}
      {shelves !== null && (
        <>
          <FieldAnchor name="tags">
            <div role="search" onFocus={prepare} onPointerEnter={prepare}>
              <TextField
                type="search"
                label={copy.filter}
                hideLabel
                placeholder={copy.filter}
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
            </div>
          </FieldAnchor>
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
    </div>
  );
}
