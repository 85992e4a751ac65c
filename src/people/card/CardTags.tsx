import type { ProfileTags } from '../../api/generated/model/index.ts';
import { Chip } from '../../ui/Chip/Chip.tsx';
import { PopoverButton } from '../../ui/Popover/PopoverButton.tsx';
import { allCardTags, MAX_CARD_TAGS, type CardTag } from '../profileTags.ts';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { card } from '../copy.ts';
import * as css from './CardTags.css.ts';

/** Renders the first four tags, each unbroken on a line, and a button that shows all tags when there are more. */
export function CardTags({ tags }: { tags: ProfileTags }) {
  const all = allCardTags(tags);
  const hiddenCount = all.length - MAX_CARD_TAGS;
  return (
    <div role="list" className={css.root}>
      {chips(all.slice(0, MAX_CARD_TAGS), true)}
      {hiddenCount > 0 && (
        <span role="listitem" className={css.showAllButton}>
          <PopoverButton
            label={card.more(hiddenCount)}
            accessibleName={card.moreTags(hiddenCount)}
            title={card.allTags}
          >
            <Cluster role="list" gap="tiny">
              {chips(all, false)}
            </Cluster>
          </PopoverButton>
        </span>
      )}
    </div>
  );
}

function chips(tags: readonly CardTag[], oneLine: boolean) {
  return tags.map(({ label, tone }, place) => (
    // Keyed by position, so that a card that is re-rendered for another person only changes the texts of its chips.
    // oxlint-disable-next-line react/no-array-index-key -- as said above
    <Chip key={place} role="listitem" tone={tone} oneLine={oneLine}>
      {label}
    </Chip>
  ));
}
