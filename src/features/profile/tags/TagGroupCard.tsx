import { useId, useRef } from 'react';
import type { Tag } from '../../../api/generated/model/index.ts';
import { tagLabel } from '../../../scoring/comparisonKey.ts';
import { otherPlaces } from '../../../tags/copy.ts';
import type { TagGroupOptions } from '../../../tags/tagCatalogue.ts';
import { tagsByRegion } from '../../../tags/tagsByRegion.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { ToggleChip } from '../../../ui/Chip/ToggleChip.tsx';
import { Cluster } from '../../../ui/layout/Cluster.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { tags as copy } from '../copy.ts';
import type { ProfileValues } from '../form/profileValues.ts';
import { isChosen, isSingle } from '../form/tagChoice.ts';
import * as css from './TagGroupCard.css.ts';

interface TagGroupCardProps {
  /** The group with its visible tags only. */
  group: TagGroupOptions;
  choice: ProfileValues;
  onToggle: (tag: Tag, chosen: boolean) => void;
  onClear: () => void;
}

/** Renders a category: how many tags may be chosen, how many are chosen, and the tags, places by region. */
export function TagGroupCard({ group: { group, label, tags }, choice, onToggle, onClear }: TagGroupCardProps) {
  const titleId = useId();
  const chips = useRef<HTMLDivElement>(null);
  const chosen = Math.max(choice.tags[group].length, tags.filter((tag) => isChosen(choice, group, tag)).length);
  // Places are grouped by region, as in the filters (rule F35).
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
