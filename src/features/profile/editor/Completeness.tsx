import { type ReactNode, useId, useState } from 'react';
import { trimText } from '../../../lib/text/trimText.ts';
import type {
  CompletenessDraft,
  CompletenessItem,
  MissingItem,
  ProfileCompleteness,
} from '../../../scoring/profileCompleteness.ts';
import type { TagGroupOptions } from '../../../tags/tagCatalogue.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { ChevronDownIcon, ChevronRightIcon } from '../../../ui/icons/shellIcons.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { RingProgress } from '../../../ui/Progress/RingProgress.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { completeness, missingItems, missingReasons } from '../copy.ts';
import { linkFields } from '../form/profileFields.ts';
import type { ProfileValues } from '../form/profileValues.ts';
import { readYears } from '../form/storedText.ts';
import { chosenIds } from '../form/tagChoice.ts';
import * as css from './Completeness.css.ts';

/** Converts the form's values to the input of the completeness calculation. */
export function toCompletenessDraft(
  values: ProfileValues,
  avatarUrl: string | null,
  tagGroups: readonly TagGroupOptions[] | null,
): CompletenessDraft {
  return {
    displayName: trimText(values.displayName),
    bio: trimText(values.bio),
    avatarUrl,
    ageRange: values.ageRange,
    activityLevel: values.activityLevel,
    years: readYears(values.years) ?? null,
    tags: chosenIds(values, tagGroups ?? []).length,
    links: linkFields.map((field) => trimText(values[field])),
  };
}

interface CompletenessProps {
  completeness: ProfileCompleteness;
  /** Called when the user presses a missing item. */
  onGoTo: (item: CompletenessItem) => void;
  /** Shows the profile as others see it. */
  children?: ReactNode;
}

/** Renders the completeness of the profile beside the form while it is edited: a ring, and the missing items. */
export function CompletenessCard({ completeness: { value, missing }, onGoTo, children }: CompletenessProps) {
  return (
    <>
      <Card>
        <Stack as="section" gap="medium" aria-label={completeness.title}>
          <div className={css.cardHead}>
            <RingProgress value={value} label={completeness.title} size={80} />
            <h2 className={css.title}>{completeness.title}</h2>
          </div>
          <p className={css.lead}>{missing.length === 0 ? completeness.full : completeness.lead}</p>
          {missing.length > 0 && <MissingItems missing={missing} onGoTo={onGoTo} />}
        </Stack>
      </Card>
      {children}
    </>
  );
}

/**
 * Renders the completeness above the form, where the card would push the fields down: a ring with the next missing item
 * in one line, which can be expanded.
 */
export function CompletenessLine({ completeness: { value, missing }, onGoTo, children }: CompletenessProps) {
  const id = useId();
  const nextId = useId();
  const [isOpen, setOpen] = useState(false);
  const [next] = missing;
  const isFull = next === undefined;
  return (
    <section className={css.root} aria-label={completeness.title} data-open={isOpen || undefined}>
      <div className={css.line}>
        <div className={css.lineHead} data-full={isFull || undefined}>
          <RingProgress value={value} label={completeness.title} size={52} />
          {isFull ? (
            // The full ring says it to those who see it.
            <VisuallyHidden>{completeness.full}</VisuallyHidden>
          ) : (
            <div className={css.lineWords}>
              <button
                type="button"
                className={css.toggle}
                aria-expanded={isOpen}
                aria-controls={id}
                aria-describedby={nextId}
                onClick={() => setOpen(!isOpen)}
              >
                <span>{completeness.title}</span>
                <span className={css.chevron}>
                  <ChevronDownIcon size="small" />
                </span>
              </button>
              <p id={nextId} className={css.next}>
                {missingItems[next.item](next.left)}
              </p>
            </div>
          )}
        </div>
        {children}
      </div>
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

/** Maximum number of missing items that are listed; for the others their number is shown. */
const MAX_ITEMS = 3;

interface MissingItemsProps {
  missing: readonly MissingItem[];
  /** Called when the user presses a missing item. */
  onGoTo: (item: CompletenessItem) => void;
}

/** Renders the missing items that would raise the completeness most; each leads to its field. */
function MissingItems({ missing, onGoTo }: MissingItemsProps) {
  const shown = missing.slice(0, MAX_ITEMS);
  const rest = missing.length - shown.length;
  return (
    <Stack gap="small">
      <p className={css.hint}>{completeness.missing}</p>
      <Stack as="ul" gap="small">
        {shown.map((missingItem, index) => (
          <li key={missingItem.item}>
            <MissingItemButton missingItem={missingItem} onGoTo={onGoTo} isNext={index === 0} />
          </li>
        ))}
      </Stack>
      {rest > 0 && <p className={css.rest}>{completeness.rest(rest)}</p>}
    </Stack>
  );
}

interface MissingItemButtonProps {
  missingItem: MissingItem;
  onGoTo: (item: CompletenessItem) => void;
  /** Whether it is the item with the greatest gain, which is shown with its reason. */
  isNext: boolean;
}

/** Renders a missing item, which leads to its field. */
function MissingItemButton({ missingItem: { item, left, gain }, onGoTo, isNext }: MissingItemButtonProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={css.item}
        aria-describedby={isNext ? id : undefined}
        onClick={() => onGoTo(item)}
      >
        <span className={css.words}>{missingItems[item](left)}</span>
        <span className={css.gain} aria-hidden="true">
          {`+${gain}%`}
        </span>
        <ChevronRightIcon size="small" />
      </button>
      {isNext && (
        <p id={id} className={css.reason}>
          {missingReasons[item]}
        </p>
      )}
    </>
  );
}
