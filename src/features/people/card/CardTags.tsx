import type { ProfileTags } from '../../../api/generated/model/index.ts';
import { Chip } from '../../../ui/Chip/Chip.tsx';
import { PopoverButton } from '../../../ui/Popover/PopoverButton.tsx';
import { allCardTags, MAX_CARD_TAGS, type CardTag } from '../profileTags.ts';
import { Cluster } from '../../../ui/layout/Cluster.tsx';
import { card } from '../copy.ts';
import * as css from './CardTags.css.ts';

/** The first four tags in two rows, and a button that shows all tags when there are more. */
export function CardTags({ tags }: { tags: ProfileTags }) {
  const all = allCardTags(tags);
  const hiddenCount = all.length - MAX_CARD_TAGS;
  return (
    <div role="list" className={css.rows}>
      <div className={css.row}>{chips(all.slice(0, 2))}</div>
      <div className={css.row}>
        {chips(all.slice(2, MAX_CARD_TAGS))}
        {hiddenCount > 0 && (
          <span role="listitem" className={css.showAllButton}>
            <PopoverButton
              label={card.more(hiddenCount)}
              accessibleName={card.moreTags(hiddenCount)}
              title={card.allTags}
            >
              <Cluster role="list" gap="tiny">
                {chips(all)}
              </Cluster>
            </PopoverButton>
          </span>
        )}
      </div>
    </div>
  );
}

/**
 * Labels up to this width never shrink at the default font size: two of them and the button for the rest fit into the
 * narrowest card. Unit: full-width characters.
 */
const MAX_UNSHRUNK_WIDTH = 4;

/** Returns the approximate width of a label in full-width characters; an ASCII character counts as half. */
function widthOf(label: string): number {
  return label.length - (label.match(/[ -~]/g)?.length ?? 0) / 2;
}

function chips(tags: readonly CardTag[]) {
  return tags.map(({ label, tone }, place) => (
    // Keyed by position: a card that is given another person changes the texts of its chips.
    // oxlint-disable-next-line react/no-array-index-key
    <Chip key={place} role="listitem" tone={tone} shrinksFirst={widthOf(label) > MAX_UNSHRUNK_WIDTH}>
      {label}
    </Chip>
  ));
}
