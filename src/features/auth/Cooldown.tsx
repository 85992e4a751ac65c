import { useState } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './AuthForm.css.ts';
import { cooldown } from './copy.ts';

interface CooldownProps {
  /** Id that `describedBy` of the disabled button refers to. */
  id: string;
  /** Remaining seconds; nothing is shown at 0. */
  left: number;
}

/**
 * Shows how long the user must wait until an e-mail can be sent again. Screen readers announce it only at its start and
 * end, not every second.
 */
export function Cooldown({ id, left }: CooldownProps) {
  const [announced, setAnnounced] = useState(left);
  if ((left === 0) !== (announced === 0)) setAnnounced(left);
  return (
    <>
      {left > 0 && (
        <p id={id} className={css.hint}>
          {cooldown(left)}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{announced > 0 && cooldown(announced)}</span>
      </VisuallyHidden>
    </>
  );
}
