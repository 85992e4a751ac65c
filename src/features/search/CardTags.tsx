import type { ProfileTags } from '../../api/generated/model/index.ts';
import { Chip } from '../../ui/Chip/Chip.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { cardTags } from './cardTags.ts';
import { card } from './copy.ts';
import * as css from './ProfileCard.css.ts';

interface CardTagsProps {
  tags: ProfileTags;
}

/** The first four tags in two rows, and how many more there are. */
export function CardTags({ tags }: CardTagsProps) {
  const { shown, rest } = cardTags(tags);
  const chips = shown.map((tag) => (
    <span key={tag.key} role="listitem" className={css.tag}>
      <Chip tone={tag.tone}>{tag.label}</Chip>
    </span>
  ));
  return (
    <div role="list" className={css.tags}>
      <div className={css.row}>{chips.slice(0, 2)}</div>
      <div className={css.row}>
        {chips.slice(2)}
        {rest > 0 && (
          <span role="listitem" className={css.more}>
            <Chip>
              <span aria-hidden="true">{card.more(rest)}</span>
              <VisuallyHidden>{card.moreTags(rest)}</VisuallyHidden>
            </Chip>
          </span>
        )}
      </div>
    </div>
  );
}
