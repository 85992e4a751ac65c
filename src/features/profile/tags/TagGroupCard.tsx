import { useId, useRef } from 'react';
import type { Tag } from '../../../api/generated/model/index.ts';
import { tagLabel } from '../../../scoring/comparisonKey.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { ToggleChip } from '../../../ui/Chip/ToggleChip.tsx';
import { tagGroups, tags as copy } from '../copy.ts';
import type { ProfileValues } from '../form/profileValues.ts';
import { isChosen, isSingle, type TagShelf } from '../form/tagChoice.ts';
import * as css from './TagGroupCard.css.ts';

interface TagGroupCardProps {
  /** The group with those of its tags that are to be seen. */
  shelf: TagShelf;
  choice: ProfileValues;
  onToggle: (tag: Tag, chosen: boolean) => void;
  onClear: () => void;
}

/** A category: how many may be chosen, how many are, and the tags. */
export function TagGroupCard({ shelf: { group, tags }, choice, onToggle, onClear }: TagGroupCardProps) {
  const titleId = useId();
  const chips = useRef<HTMLDivElement>(null);
  const chosen = Math.max(choice.tags[group].length, tags.filter((tag) => isChosen(choice, group, tag)).length);
  const clear = () => {
    onClear();
    // The button goes with what it cleared.
    chips.current?.querySelector('button')?.focus();
  };
  return (
    <Card>
      <section className={css.root} aria-labelledby={titleId}>
        <div className={css.head}>
          <h2 id={titleId} className={css.title}>
            {tagGroups[group]}
          </h2>
          <p className={css.rule}>{isSingle(group) ? copy.single : copy.multi}</p>
          {chosen > 0 && (
            <p className={css.chosen}>
              <span className={css.count}>{copy.count(chosen)}</span>
              <button
                type="button"
                className={css.clear}
                aria-label={copy.clearGroup(tagGroups[group])}
                onClick={clear}
              >
                {copy.clear}
              </button>
            </p>
          )}
        </div>
        <div ref={chips} role="group" aria-labelledby={titleId} className={css.chips}>
          {tags.map((tag) => (
            <ToggleChip
              key={tag.id}
              pressed={isChosen(choice, group, tag)}
              onPressedChange={(pressed) => onToggle(tag, pressed)}
            >
              {tagLabel(tag)}
            </ToggleChip>
          ))}
        </div>
      </section>
    </Card>
  );
}
