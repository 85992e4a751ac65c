import { useEffect, useRef, useState } from 'react';
import { mock } from './copy.ts';
import * as css from './MockPanel.css.ts';
import { storePanelPlace, readPanelPlace } from './panelPlace.ts';
import type { PanelSource } from './panelSource.ts';
import { PanelRegion } from './PanelRegion.tsx';

/** The mock panel, the developer tools of the mock build: a tab at the edge of the screen opens it beside the app. */
export function MockPanel({ source }: { source: PanelSource }) {
  const [place, setPlace] = useState(readPanelPlace);
  const badge = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { isOpen, isFlipped } = place;

  // Not on the first rendering: a reload with an open panel leaves the focus to the app.
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    (isOpen ? title : badge).current?.focus();
  }, [isOpen]);

  const move = (next: Partial<typeof place>) => setPlace(storePanelPlace(next));

  if (!isOpen) {
    return (
      <button
        ref={badge}
        type="button"
        className={css.badge}
        data-flipped={isFlipped || undefined}
        data-badge={mock.badge}
        data-over-dialogs=""
        aria-label={mock.open}
        onClick={() => move({ isOpen: true })}
      />
    );
  }
  return (
    <PanelRegion
      source={source}
      isFlipped={isFlipped}
      titleRef={title}
      onFlip={() => move({ isFlipped: !isFlipped })}
      onClose={() => move({ isOpen: false })}
    />
  );
}
