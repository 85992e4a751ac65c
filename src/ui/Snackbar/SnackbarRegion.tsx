import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { common } from '../copy.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { InfoIcon } from '../icons/InfoIcon.tsx';
import { WarningIcon } from '../icons/WarningIcon.tsx';
import { snackbars as queueOfThePage, type Snackbar, type SnackbarKind, type Snackbars } from './snackbars.ts';
import * as css from './SnackbarRegion.css.ts';

const icons: Record<SnackbarKind, typeof InfoIcon> = { ok: CheckIcon, info: InfoIcon, error: WarningIcon };

interface SnackbarRegionProps {
  /** The page's own queue unless given. */
  snackbars?: Snackbars;
}

/** Where snackbars appear. One for the page, outside of all screens, so that a message survives a navigation. */
export function SnackbarRegion({ snackbars = queueOfThePage }: SnackbarRegionProps) {
  const current = useStore(snackbars.store, (state) => state.current);

  useEffect(() => {
    const follow = () => (document.hidden ? snackbars.pause('hidden') : snackbars.resume('hidden'));
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [snackbars]);

  const bar = current && <Bar key={current.id} snackbar={current} snackbars={snackbars} />;
  const isError = current?.kind === 'error';
  return (
    // Both live regions are always there: one that arrives together with its text is not read out. They take their
    // roles only with a text, so that an empty one is nothing to whoever looks for a message.
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

function Bar({ snackbar, snackbars }: { snackbar: Snackbar; snackbars: Snackbars }) {
  const cameFrom = useRef<EventTarget | null>(null);
  const Icon = icons[snackbar.kind];
  const close = () => {
    snackbars.dismiss();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  const act = () => {
    close();
    snackbar.action?.run();
  };
  return (
    <div
      className={css.kind[snackbar.kind]}
      data-kind={snackbar.kind}
      onPointerEnter={() => snackbars.pause('hover')}
      onPointerLeave={() => snackbars.resume('hover')}
      onFocus={(event) => {
        cameFrom.current = event.relatedTarget;
        snackbars.pause('focus');
      }}
      onBlur={() => snackbars.resume('focus')}
    >
      <span className={css.icon[snackbar.kind]}>
        <Icon />
      </span>
      <p className={css.text}>{snackbar.text}</p>
      {snackbar.action && (
        <button type="button" className={css.action} onClick={act}>
          {snackbar.action.label}
        </button>
      )}
      <IconButton label={common.closeSnackbar} onClick={close}>
        <CloseIcon size="small" />
      </IconButton>
    </div>
  );
}
