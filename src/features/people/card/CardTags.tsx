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

/** Labels as wide as so many kanji stand whole: two of them and the chip for the rest fit into the narrowest card. */
const SHORT = 4;

/** In kanji; Latin letters and figures are half as wide. */
function widthOf(label: string): number {
  return label.length - (label.match(/[ -~]/g)?.length ?? 0) / 2;
}

function chips(tags: readonly CardTag[]) {
  return tags.map((tag) => (
    <span key={tag.key} role="listitem" className={widthOf(tag.label) > SHORT ? css.tag : css.shortTag}>
      <Chip tone={tag.tone}>{tag.label}</Chip>
    </span>
  ));
}
