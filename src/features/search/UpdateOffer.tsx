import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIsScrolledDown } from '../../lib/browser/useIsScrolledDown.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { CloseIcon } from '../../ui/icons/icons.tsx';
import { announce } from '../../ui/LiveRegion/LiveRegion.tsx';
import type { ScoredProfile } from './profileIndex.ts';
import type { PageOffer, ShownPage } from './stablePage.ts';
import * as css from './UpdateOffer.css.ts';

/** Texts of the offer to replace cards that the user is using. */
const offerCopy = {
  text: 'おすすめが新しくなりました',
  update: '更新',
  close: '案内を閉じる',
} as const;

interface UpdateOfferProps extends PageOffer {
  /** The list of the cards. */
  list: RefObject<HTMLElement | null>;
  /** The heading, which receives the focus after the offer is gone. */
  title: RefObject<HTMLElement | null>;
}

/**
 * Replaces the cards below the window at once, and offers to replace the others, which the user has seen (rule F16). It
 * is hidden while the user scrolls down and while it would cover something that can be pressed.
 */
export function UpdateOffer({ shown, later, show, list, title }: UpdateOfferProps) {
  'use no memo';
  const line = useRef<HTMLParagraphElement>(null);
  const isScrolledDown = useIsScrolledDown();
  const isInTheWay = useIsInTheWay(line);
  const [isClosed, setClosed] = useState(false);
  const [isMerged, setMerged] = useState(false);
  useLayoutEffect(() => {
    if (isMerged) return;
    const cells = [...(list.current?.children ?? [])];
    const seen = cells.filter((cell) => cell.getBoundingClientRect().top < window.innerHeight).length;
    // What is in the window can be read only from the document.
    // oxlint-disable-next-line react/set-state-in-effect
    setMerged(true);
    show(replaceBelow(shown, later, seen));
  }, [isMerged, shown, later, show, list]);
  useEffect(() => {
    if (isMerged) announce(offerCopy.text);
  }, [isMerged]);
  if (isClosed || !isMerged) return null;
  return (
    <p ref={line} className={css.line} data-away={isScrolledDown || isInTheWay || undefined}>
      <span className={css.text}>{offerCopy.text}</span>
      <button
        type="button"
        className={css.button}
        onClick={() => {
          title.current?.focus();
          show(later);
        }}
      >
        {offerCopy.update}
      </button>
      <IconButton
        label={offerCopy.close}
        onClick={() => {
          title.current?.focus({ preventScroll: true });
          setClosed(true);
        }}
      >
        <CloseIcon size="small" />
      </IconButton>
    </p>
  );
}

/**
 * Returns the page in which the first cards stay and the people of the later page follow in its order. When the first
 * cards are those of the later page in its order, the result equals it.
 * @param seen number of cards that stay
 */
export function replaceBelow(shown: readonly ScoredProfile[], later: ShownPage, seen: number): ShownPage {
  const kept = shown.slice(0, seen);
  const rest = later.profiles.filter(({ profile }) => kept.every((card) => card.profile.id !== profile.id));
  return { view: later.view, profiles: [...kept, ...rest].slice(0, later.profiles.length) };
}

/** Whether an element that floats over the page would cover something that can be pressed. */
function useIsInTheWay(line: RefObject<HTMLElement | null>): boolean {
  const [isInTheWay, setInTheWay] = useState(false);
  useEffect(() => {
    const look = () => {
      const box = line.current?.getBoundingClientRect();
      if (box === undefined) return;
      const controls = document.querySelectorAll('main :is(a, button, input, select)');
      setInTheWay(
        [...controls].some((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          const isBeside = right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
          return !isBeside && !line.current?.contains(control);
        }),
      );
    };
    look();
    const listening = new AbortController();
    for (const event of ['scroll', 'resize'])
      window.addEventListener(event, look, { passive: true, signal: listening.signal });
    return () => listening.abort();
  });
  return isInTheWay;
}
