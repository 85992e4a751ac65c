import { type KeyboardEvent, type Ref, useEffect, useId, useState } from 'react';
import { isComposing } from '../../src/lib/keyboard/isComposing.ts';
import { CloseIcon } from '../../src/ui/icons/icons.tsx';
import { IconButton } from '../../src/ui/IconButton/IconButton.tsx';
import type { PanelState } from '../adapters/panel/panelCalls.ts';
import { mock } from './copy.ts';
import { FlipIcon } from './sections/FlipIcon.tsx';
import * as css from './MockPanel.css.ts';
import { PanelSections } from './sections/PanelSections.tsx';
import type { PanelSource } from './panelSource.ts';

interface PanelRegionProps {
  source: PanelSource;
  isFlipped: boolean;
  titleRef: Ref<HTMLHeadingElement>;
  onFlip: () => void;
  onClose: () => void;
}

/** The open panel: a landmark beside the app and not above it, so the app, and a dialog of it, can be used meanwhile. */
export function PanelRegion({ source, isFlipped, titleRef, onFlip, onClose }: PanelRegionProps) {
  const titleId = useId();
  const [state, setState] = useState<PanelState | null>(null);
  useEffect(() => source.line.watch(setState), [source.line]);

  const closeByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    // React also bubbles Esc from a dialog that the panel has opened, though it is elsewhere in the DOM.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    // An open modal dialog makes the rest inert, and takes the focus only in the next frame.
    const isUnderDialog = event.currentTarget.closest('[aria-hidden="true"], [inert]') !== null;
    if (!isInside || isUnderDialog) return;
    // The app has its own action for Esc, which must not run too.
    event.stopPropagation();
    onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons inside come up
    <section
      className={css.panel}
      data-flipped={isFlipped || undefined}
      data-over-dialogs=""
      aria-labelledby={titleId}
      onKeyDown={closeByKey}
    >
      <div className={css.head}>
        <h2 ref={titleRef} id={titleId} className={css.title} tabIndex={-1}>
          {mock.title}
        </h2>
        <IconButton label={mock.flip} onClick={onFlip}>
          <FlipIcon />
        </IconButton>
        <IconButton label={mock.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className={css.scroller}>
        {state === null ? <p className={css.note}>{mock.loading}</p> : <PanelSections source={source} state={state} />}
      </div>
    </section>
  );
}
