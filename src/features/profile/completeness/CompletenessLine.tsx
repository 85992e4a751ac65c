import { useId, useState } from 'react';
import { ChevronDownIcon } from '../../../ui/icons/shellIcons.tsx';
import { ProgressBar } from '../../../ui/Progress/ProgressBar.tsx';
import { completeness } from '../copy.ts';
import type { CompletenessProps } from './CompletenessCard.tsx';
import * as css from './CompletenessLine.css.ts';
import { MissingItemButton, MissingItems } from './MissingItems.tsx';

/**
 * Renders the completeness above the form, where the card would push the fields down: a line that can be expanded, and
 * the next missing item (rule P35).
 */
export function CompletenessLine({ completeness: { value, missing }, onGoTo }: CompletenessProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [next] = missing;
  const isFull = next === undefined;
  return (
    <section className={css.root} aria-label={completeness.title} data-open={isOpen || undefined}>
      <div className={css.head}>
        {isFull ? (
          <p className={css.full}>{completeness.full}</p>
        ) : (
          <button
            type="button"
            className={css.toggle}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <span>{completeness.title}</span>
            <span className={css.chevron}>
              <ChevronDownIcon size="small" />
            </span>
          </button>
        )}
        <span className={css.value} aria-hidden="true">
          {`${value}%`}
        </span>
      </div>
      <ProgressBar thin value={value / 100} label={completeness.title} />
      {!isFull && !isOpen && (
        <div className={css.next}>
          <MissingItemButton missingItem={next} onGoTo={onGoTo} isNext />
        </div>
      )}
      {!isFull && (
        <div id={id} className={css.content} hidden={!isOpen}>
          <p className={css.lead}>{completeness.lead}</p>
          <MissingItems
            missing={missing}
            onGoTo={(item) => {
              setOpen(false);
              onGoTo(item);
            }}
          />
        </div>
      )}
    </section>
  );
}
