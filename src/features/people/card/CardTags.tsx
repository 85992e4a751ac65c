import type { ProfileTags } from '../../../api/generated/model/index.ts';
import { Chip } from '../../../ui/Chip/Chip.tsx';
import { PopoverButton } from '../../../ui/Popover/PopoverButton.tsx';
import { allCardTags, CARD_TAGS, type CardTag } from '../profileTags.ts';
import { card } from '../copy.ts';
import * as css from './CardTags.css.ts';

interface CardTagsProps {
  tags: ProfileTags;
}

/** The first four tags in two rows, and a chip that shows all when there are more. */
export function CardTags({ tags }: CardTagsProps) {
  const all = allCardTags(tags);
  const rest = all.length - CARD_TAGS;
  return (
    <div role="list" className={css.rows}>
      <div className={css.row}>{chips(all.slice(0, 2))}</div>
      <div className={css.row}>
        {chips(all.slice(2, CARD_TAGS))}
        {rest > 0 && (
          <span role="listitem" className={css.more}>
            <PopoverButton label={card.more(rest)} accessibleName={card.moreTags(rest)} title={card.allTags}>
              <div role="list" className={css.all}>
                {chips(all)}
              </div>
            </PopoverButton>
          </span>
        )}
      </div>
    </div>
  );
}

/** A label of so few characters is not worth shortening. */
const SHORT = 3;

function chips(tags: readonly CardTag[]) {
  return tags.map((tag) => (
    <span key={tag.key} role="listitem" className={tag.label.length > SHORT ? css.tag : css.shortTag}>
      <Chip tone={tag.tone}>{tag.label}</Chip>
    </span>
  ));
}
