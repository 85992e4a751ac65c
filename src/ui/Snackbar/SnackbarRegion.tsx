import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { focusHeading, isFocusLost } from '../../lib/browser/focus/focusHeading.ts';
import { after } from '../../lib/time/timer.ts';
import { common } from '../copy.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../icons/icons.tsx';
import { snackbars as queueOfThePage, type Snackbar, type SnackbarKind, type Snackbars } from './snackbars.ts';
import * as css from './SnackbarRegion.css.ts';

const icons: Record<SnackbarKind, typeof InfoIcon> = { ok: CheckIcon, info: InfoIcon, error: WarningIcon };

/** Time in ms after which the screen shows what an action has changed. */
const ACTION_MS = 400;

interface SnackbarRegionProps {
  /** Default: the queue of the page. */
  snackbars?: Snackbars;
}

/**
 * Displays the snackbars: messages about an action, with its undo. A lasting state is a `Banner`. Mounted once per
 * page, outside all screens, so that a message survives a navigation. F6 moves the focus into the message, which the
 * Tab key reaches too late, and from a dialog not at all.
 */
export function SnackbarRegion({ snackbars = queueOfThePage }: SnackbarRegionProps) {
  'use no memo';
  const current = useStore(snackbars.store, (state) => state.current);
  /** The element that had the focus before it moved into a message; it gets the focus back. */
  const cameFrom = useRef<Element | null>(null);

  useEffect(() => {
    const follow = () => (document.hidden ? snackbars.pause('hidden') : snackbars.resume('hidden'));
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [snackbars]);

  useEffect(() => {
    const enter = (event: KeyboardEvent) => {
      const first = document.querySelector<HTMLElement>('[data-snackbars] button');
      if (event.key !== 'F6' || !first) return;
      event.preventDefault();
      first.focus();
    };
    document.addEventListener('keydown', enter);
    return () => document.removeEventListener('keydown', enter);
  }, []);

  const bar = current && (
    <Bar
      key={current.id}
      snackbar={current}
      snackbars={snackbars}
      onEnter={(from) => {
        cameFrom.current = from;
      }}
      onClose={() => {
        snackbars.dismiss();
        if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
        cameFrom.current = null;
      }}
    />
  );
  const isError = current?.kind === 'error';
  return (
    // Both live regions are always mounted, because screen readers do not announce one that is inserted together with
    // its text. They have a role only while they contain a message, so that an empty region is not found by role.
    <div className={css.region} data-snackbars="">
      <div aria-live="polite" role={bar && !isError ? 'status' : undefined}>
        {!isError && bar}
      </div>
      <div aria-live="assertive" role={bar && isError ? 'alert' : undefined}>
        {isError && bar}
      </div>
    </div>
  );
}

interface BarProps {
  snackbar: Snackbar;
  snackbars: Snackbars;
  /** Called when the focus moves into the message, with the element that had it; null for none. */
  onEnter: (from: Element | null) => void;
  onClose: () => void;
}

function Bar({ snackbar, snackbars, onEnter, onClose }: BarProps) {
  'use no memo';
  const closeButton = useRef<HTMLButtonElement>(null);
  const { takesFocus } = snackbar;
  useLayoutEffect(() => {
    if (takesFocus) closeButton.current?.focus();
  }, [takesFocus]);
  const Icon = icons[snackbar.kind];
  const act = () => {
    onClose();
    snackbar.action?.run();
    // The action may remove the element to which the focus has returned.
    after(ACTION_MS, () => isFocusLost() && focusHeading());
  };
  return (
    <div
      className={css.kind[snackbar.kind]}
      data-kind={snackbar.kind}
      // Not `onPointerEnter`: a pointer that rests where the message appears would keep it for ever.
      onPointerMove={() => snackbars.pause('hover')}
      onPointerLeave={() => snackbars.resume('hover')}
      onFocus={(event) => {
        const from = event.relatedTarget;
        // The focus must not return to a replaced message, nor to this message itself.
        if (!event.currentTarget.contains(from) && !(from === null && takesFocus)) onEnter(from);
        snackbars.pause('focus');
      }}
      onBlur={() => snackbars.resume('focus')}
    >
      <span className={css.icon[snackbar.kind]}>
        <Icon />
      </span>
      <p className={css.text} data-beside-action={snackbar.action ? '' : undefined}>
        <span>{snackbar.text}</span>
        {snackbar.hint && <small className={css.hint}>{snackbar.hint}</small>}
      </p>
      <span className={css.controls}>
        {snackbar.action && (
          <button type="button" className={css.action} onClick={act}>
            {snackbar.action.label}
          </button>
        )}
        <IconButton ref={closeButton} label={common.closeSnackbar} onClick={onClose}>
          <CloseIcon size="small" />
        </IconButton>
      </span>
    </div>
  );
}
