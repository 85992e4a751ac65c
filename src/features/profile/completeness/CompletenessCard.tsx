import type { CompletenessItem, ProfileCompleteness } from '../../../scoring/profileCompleteness.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { RingProgress } from '../../../ui/Progress/RingProgress.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { completeness } from '../copy.ts';
import * as css from './CompletenessCard.css.ts';
import { MissingItems } from './MissingItems.tsx';

export interface CompletenessProps {
  completeness: ProfileCompleteness;
  /** Called when the user presses a missing item. */
  onGoTo: (item: CompletenessItem) => void;
}

/** Renders the completeness of the profile beside the form while it is edited: a ring, and the missing items. */
export function CompletenessCard({ completeness: { value, missing }, onGoTo }: CompletenessProps) {
  return (
    <Card>
      <Stack as="section" gap="medium" aria-label={completeness.title}>
        <div className={css.head}>
          <RingProgress value={value} label={completeness.title} size={80} />
          <h2 className={css.title}>{completeness.title}</h2>
        </div>
        <p className={css.lead}>{missing.length === 0 ? completeness.full : completeness.lead}</p>
        {missing.length > 0 && <MissingItems missing={missing} onGoTo={onGoTo} />}
      </Stack>
    </Card>
  );
}
