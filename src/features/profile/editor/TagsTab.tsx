import { useId, useRef, useState } from 'react';
import { networkMessage } from '../../../api/errors.ts';
import type { Tag } from '../../../api/generated/model/index.ts';
import { tagLabel } from '../../../scoring/comparisonKey.ts';
import { otherPlaces, tagField } from '../../../tags/copy.ts';
import { NoTagFound, useTagFinder } from '../../../tags/tagFinder.tsx';
import type { TagGroupOptions } from '../../../tags/tagCatalogue.ts';
import { tagsByRegion } from '../../../tags/tagsByRegion.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { ToggleChip } from '../../../ui/Chip/ToggleChip.tsx';
import { Cluster } from '../../../ui/layout/Cluster.tsx';
import { LoadFailure } from '../../../ui/EmptyState/LoadFailure.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { RingLoader } from '../../../ui/Ring/RingLoader.tsx';
import { SearchField } from '../../../ui/TextField/SearchField.tsx';
import { tags as copy } from '../copy.ts';
import { FocusTarget } from '../form/FocusTarget.tsx';
import type { TagGroup } from '../form/profileFields.ts';
import type { ProfileValues } from '../form/profileValues.ts';
import { clearGroup, isChosen, isSingle, type TagGroupOptionsState, toggleTag } from '../form/tagChoice.ts';
import type { ProfileForm } from '../form/useProfileForm.tsx';
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
      {catalogue.error !== null && (
        <div role="alert">
          <LoadFailure title={copy.loadFailed} hint={networkMessage(catalogue.error)} onRetry={catalogue.retry} />
        </div>
      )}
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

interface TagGroupCardProps {
  /** The group with its visible tags only. */
  group: TagGroupOptions;
  choice: ProfileValues;
  onToggle: (tag: Tag, chosen: boolean) => void;
  onClear: () => void;
}

/** Renders a category: how many tags may be chosen, how many are chosen, and the tags, places by region. */
function TagGroupCard({ group: { group, label, tags }, choice, onToggle, onClear }: TagGroupCardProps) {
  const titleId = useId();
  const chips = useRef<HTMLDivElement>(null);
  const chosen = Math.max(choice.tags[group].length, tags.filter((tag) => isChosen(choice, group, tag)).length);
  // Places are grouped by region, as in the filters.
  const parts = group === 'locations' ? tagsByRegion(tags, null) : [{ name: null, tags }];
  const hasRegions = parts.some(({ name }) => name !== null);
  const clear = () => {
    onClear();
    // The button disappears with the choice, so the focus moves to the first tag.
    chips.current?.querySelector('button')?.focus();
  };
  return (
    <Card>
      <Stack as="section" gap="medium" aria-labelledby={titleId}>
        <div className={css.head}>
          <h2 id={titleId} className={css.title}>
            {label}
          </h2>
          <p className={css.rule}>{isSingle(group) ? copy.single : copy.multi}</p>
          {chosen > 0 && (
            <p className={css.chosen}>
              <span className={css.count}>{copy.count(chosen)}</span>
              <button type="button" className={css.clear} aria-label={copy.clearGroup(label)} onClick={clear}>
                {copy.clear}
              </button>
            </p>
          )}
        </div>
        <Stack ref={chips} role="group" aria-labelledby={titleId} gap="medium">
          {parts.map(({ name, tags: part }) => (
            <Cluster key={name} gap="small">
              {hasRegions && <h3 className={css.region}>{name ?? otherPlaces}</h3>}
              {part.map((tag) => (
                <ToggleChip
                  key={tag.id}
                  pressed={isChosen(choice, group, tag)}
                  onPressedChange={(pressed) => onToggle(tag, pressed)}
                >
                  {tagLabel(tag)}
                </ToggleChip>
              ))}
            </Cluster>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
