import { useQueryClient } from '@tanstack/react-query';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import type { Profile, ProfileId, UserId } from '../../../api/generated/model/index.ts';
import { isSavingData, onDataSaver } from '../../../lib/browser/dataSaver.ts';
import { readEntryState, writeEntryState } from '../../../lib/browser/history/entryState.ts';
import { useOnline } from '../../../lib/browser/useOnline.ts';
import { isComposing } from '../../../lib/keyboard/isComposing.ts';
import { runShortcutAction } from '../../../lib/keyboard/shortcutActions.ts';
import { useStableCallback } from '../../../lib/react/useStableCallback.ts';
import { createDeviceValue } from '../../../lib/storage/deviceValue.ts';
import { isolate } from '../../../lib/text/isolate.ts';
import { after, afterPaint } from '../../../lib/time/timer.ts';
import type { MatchInput } from '../../../scoring/matchInput.ts';
import { usePrivateList } from '../../../session/privateList.ts';
import { useSession } from '../../../session/SessionScope.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { ToggleChip } from '../../../ui/Chip/ToggleChip.tsx';
import { common } from '../../../ui/copy.ts';
import { SilenceDrawing } from '../../../ui/drawings/SilenceDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { announce } from '../../../ui/LiveRegion/LiveRegion.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { isMotionReduced } from '../../../ui/theme/reducedMotion.ts';
import { listening as copy } from './copy.ts';
import { createHeard, createListening, type Listening } from './listening.ts';
import { type ListenState, personInView } from './listenState.ts';
import { ListenPerson, sentenceOf } from './ListenPerson.tsx';
import * as css from './Listen.css.ts';

/** The switches. The text in the storage names those that differ from the first setting. */
const choices = createDeviceValue('listen', (text) => ({
  isOnly: text?.includes('everybody') !== true,
  isUnheard: text?.includes('unheard') === true,
}));
function choose(changes: { isOnly?: boolean; isUnheard?: boolean }): void {
  const { isOnly, isUnheard } = { ...choices.store.getState(), ...changes };
  choices.write([!isOnly && 'everybody', isUnheard && 'unheard'].filter(Boolean).join(' '));
}

/** Key in the state of the history entry: the id of the person in view. */
const PLACE = 'listen';
/** Number of people before and after the one in view who are rendered. */
const AROUND = 2;
/** Milliseconds without a scroll event after which a flick has ended. */
const SETTLED_MS = 120;
/** Milliseconds after a finger, a wheel or a key within which a move is by hand. */
const HAND_MS = 1_500;

interface ListenProps {
  results: {
    /** The people of the search in their order; null while they are loading. */
    readonly profiles: readonly { readonly profile: Profile }[] | null;
    readonly isComplete: boolean;
  };
  viewer: {
    readonly userId: UserId | undefined;
    /** The viewer's side of the match score; null when the viewer has no profile. */
    readonly matchInput: MatchInput | null;
  };
  /** The page of the grid, from 1, and the number of people on one. */
  page: number;
  pageSize: number;
  hrefOf: (page: number) => string;
  /** The grid, which is there again when this view is closed. */
  grid: RefObject<HTMLElement | null>;
}

/** Renders the people of the search one at a time, to be heard. */
export function Listen(props: ListenProps) {
  const people = props.results.profiles;
  const keysId = useId();
  const { items: heard, isOpen } = usePrivateList(createHeard, props.viewer.userId);
  const { isOnly, isUnheard } = useStore(choices.store);
  // Whoever is heard meanwhile stays.
  const [heardBefore, setHeardBefore] = useState<{ ids: ReadonlySet<string>; isFor: boolean } | null>(null);
  if (isOpen && heardBefore?.isFor !== isUnheard) setHeardBefore({ ids: new Set(heard), isFor: isUnheard });
  const isReady = people !== null && (isOpen || !isUnheard);
  const chosen = (people ?? []).filter(
    ({ profile }) => (!isOnly || hasPerformance(profile)) && !(isUnheard && heardBefore?.ids.has(profile.id) === true),
  );
  return (
    <div className={css.root}>
      <p id={keysId} hidden>
        {copy.keys}
      </p>
      <div className={css.switches} role="group" aria-label={copy.title}>
        <ToggleChip pressed={isOnly} onPressedChange={(next) => choose({ isOnly: next })}>
          {copy.only}
        </ToggleChip>
        <ToggleChip pressed={isUnheard} onPressedChange={(next) => choose({ isUnheard: next })}>
          {copy.unheard}
        </ToggleChip>
      </div>
      {isReady && chosen.length === 0 && props.results.isComplete && <Nobody />}
      {isReady && (chosen.length > 0 || !props.results.isComplete) && (
        <Stage
          // Another search begins at its first person.
          key={props.hrefOf(1)}
          {...props}
          keysId={keysId}
          people={people}
          chosen={chosen.map(({ profile }) => profile)}
        />
      )}
      {!isReady && (
        <div className={css.feed} aria-busy="true">
          <div className={css.waiting}>
            <Skeleton shape="text" width="40%" />
          </div>
        </div>
      )}
    </div>
  );
}

/** Whether a profile says that there is something to hear. */
const hasPerformance = ({ tags, youtube_url: youtube, soundcloud_url: soundcloud }: Profile): boolean =>
  tags.performance_clips.length > 0 || Boolean(youtube) || Boolean(soundcloud);

interface StageProps extends ListenProps {
  /** Id of the text about the keys. */
  keysId: string;
  people: readonly { readonly profile: Profile }[];
  /** Those of them who are shown. */
  chosen: readonly Profile[];
}

function Stage({ keysId, people, chosen, results, viewer, page, pageSize, hrefOf, grid }: StageProps) {
  const isGrowing = !results.isComplete;
  const viewerInput = viewer.matchInput;
  const root = useRef<HTMLDivElement>(null);
  const like = useRef<(() => void) | null>(null);
  const [, navigate] = useLocation();
  const listening = useListening(chosen);
  const { at, people: shown, beginnings } = usePlace(listening);
  const middle = useMiddle(at);
  const size = shown.length;
  const isWide = useIsWide(root);
  const ids = chosen.map(({ id }) => id).join(' ');
  /** Time of the last finger, wheel or key. */
  const hand = useRef(Number.NEGATIVE_INFINITY);
  /** The person to whom a key or a button scrolls. */
  const heading = useRef<number | null>(null);
  const indexOf = (id: ProfileId | undefined) => people.findIndex(({ profile }) => profile.id === id);

  const place = () => placeOf(root.current, isWide);
  const scrollTo = (index: number, behavior: ScrollBehavior) => scrollFeed(root.current, isWide, index, behavior);

  const take = useEffectEvent((all: readonly ProfileId[]) => {
    const known = readEntryState(PLACE);
    const first = chosen.findIndex(({ id }) => id === known);
    const before = new Set(people.slice(0, (page - 1) * pageSize).map(({ profile }) => profile.id));
    const onPage = chosen.findIndex(({ id }) => !before.has(id));
    const start = first !== -1 ? first : onPage === -1 ? 0 : onPage;
    listening.send({ type: 'list', people: all, start });
  });
  useLayoutEffect(() => take(ids === '' ? [] : ids.split(' ')), [ids]);

  // The person in view keeps the place when the list or the layout changes.
  useLayoutEffect(() => {
    const feed = root.current;
    if (feed === null) return;
    const inView = personInView(listening.store.getState());
    const index = inView === undefined ? shown.length : shown.indexOf(inView);
    // People are added behind them while a long list loads: a flick goes on.
    if (placeOf(feed, isWide) !== index) scrollFeed(feed, isWide, index, 'instant');
  }, [listening, isWide, shown]);

  const keepPlace = () => {
    const { people: all, at: index } = listening.store.getState();
    const index0 = indexOf(all[index] ?? all.at(-1));
    if (index0 === -1) return;
    const pageOf = Math.floor(index0 / pageSize) + 1;
    if (pageOf !== page) navigate(hrefOf(pageOf), { replace: true });
    writeEntryState(PLACE, all[index]);
  };
  const arrive = useStableCallback((index: number, isByHand: boolean) => {
    const { at: before, people: all } = listening.store.getState();
    if (index === before) return;
    listening.send({ type: 'move', at: index, isByHand });
    if (!isByHand) return;
    const profile = chosen.find(({ id }) => id === all[index]);
    void afterPaint().then(() =>
      announce(
        profile === undefined ? copy.end : copy.inView(isolate(profile.display_name), sentenceOf(profile, viewerInput)),
      ),
    );
  });
  const bring = useStableCallback((index: number) => scrollTo(index, 'instant'));
  const onScroll = useStableCallback(({ timeStamp }: Event) => {
    const index = place();
    if (heading.current === index) heading.current = null;
    // On the way to another person by key, those in between are not in view.
    if (heading.current === null) arrive(index, timeStamp - hand.current < HAND_MS);
  });
  /** Called when a flick has ended. */
  const onSettled = useStableCallback(() => {
    // Where a key led counts, also when late frames have stopped the scrolling on the way there.
    const isOnTheWay = heading.current !== null;
    const index = heading.current ?? place();
    heading.current = null;
    arrive(index, false);
    // Without snapping, a flick ends between two people. At the right place this changes nothing.
    if (isOnTheWay || isMotionReduced()) scrollTo(index, 'instant');
    keepPlace();
  });

  useEffect(() => {
    const feed = root.current;
    if (feed === null) return undefined;
    let cancel = () => {};
    const listeners = new AbortController();
    const options = { passive: true, signal: listeners.signal };
    const onHand = ({ timeStamp }: Event) => {
      hand.current = timeStamp;
      heading.current = null;
    };
    for (const kind of ['wheel', 'touchmove', 'pointerdown']) feed.addEventListener(kind, onHand, options);
    const follow = (event: Event) => {
      onScroll(event);
      cancel();
      cancel = after(SETTLED_MS, onSettled);
    };
    feed.addEventListener('scroll', follow, options);
    return () => {
      cancel();
      listeners.abort();
    };
  }, [onScroll, onSettled]);

  const showCard = useStableCallback(() => {
    const { people: all, at: index } = listening.store.getState();
    const card = indexOf(all[index] ?? all.at(-1)) % pageSize;
    void afterPaint().then(() => grid.current?.children[card]?.scrollIntoView({ block: 'center' }));
  });
  useEffect(() => {
    // The focus comes along with the press that opened the view.
    if (document.activeElement?.matches('body, a') === true) root.current?.focus({ preventScroll: true });
    return showCard;
  }, [showCard]);

  const go = (to: number, { timeStamp }: Pick<SyntheticEvent, 'timeStamp'>) => {
    const index = Math.max(0, Math.min(to, size));
    hand.current = timeStamp;
    // What had the focus may be released with its person.
    root.current?.focus({ preventScroll: true });
    heading.current = index;
    scrollTo(index, isMotionReduced() ? 'instant' : 'smooth');
    arrive(index, true);
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event.nativeEvent)) return;
    if (!(event.target instanceof Element) || event.target.closest('[role="menu"]') !== null) return;
    const isOnControl = event.target.closest('a, button') !== null;
    const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (action === undefined || (action === 'press' && isOnControl)) return;
    event.preventDefault();
    if (action === 'press') listening.send({ type: 'press' });
    else if (action === 'like') like.current?.();
    else go(listening.store.getState().at + action, event);
  };
  /** A press with a pointer on a neighbour brings them into view. */
  const bringNeighbour = (event: MouseEvent) => {
    const article = event.target instanceof Element ? event.target.closest('article') : null;
    const index = Number(article?.getAttribute('aria-posinset') ?? 0) - 1;
    if (event.detail === 0 || index < 0 || index === at) return;
    event.preventDefault();
    event.stopPropagation();
    go(index, event);
  };

  const first = Math.max(0, middle - AROUND);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys scroll it
    <div
      ref={root}
      className={css.feed}
      role="feed"
      aria-label={copy.title}
      aria-describedby={keysId}
      aria-busy={isGrowing}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keys
      tabIndex={0}
      data-wide={isWide || undefined}
      onKeyDown={press}
      onClickCapture={bringNeighbour}
    >
      <div className={css.room} style={{ [css.AT]: size } as CSSProperties} />
      {chosen.slice(first, middle + AROUND + 1).map((profile, index) => (
        <ListenPerson
          key={`${beginnings} ${profile.id}`}
          profile={profile}
          viewerInput={viewerInput}
          at={first + index}
          of={isGrowing ? -1 : size}
          isInView={first + index === at}
          listening={listening}
          likeRef={like}
          onBring={bring}
        />
      ))}
      {middle + AROUND >= size && <End at={size} isGrowing={isGrowing} onRestart={(event) => go(0, event)} />}
    </div>
  );
}

/** Returns the distance in px from one person to the next, with its fraction: after 10,000 people it is many px. */
const stepOf = (feed: HTMLElement | null, isWide: boolean): number =>
  isWide ? css.STEP_PX : (feed?.getBoundingClientRect().height ?? 1) || 1;

/** Returns the index of the person at whom it is scrolled. */
const placeOf = (feed: HTMLElement | null, isWide: boolean): number =>
  Math.round(((isWide ? feed?.scrollLeft : feed?.scrollTop) ?? 0) / stepOf(feed, isWide));

function scrollFeed(feed: HTMLElement | null, isWide: boolean, index: number, behavior: ScrollBehavior): void {
  feed?.scrollTo({ [isWide ? 'left' : 'top']: index * stepOf(feed, isWide), behavior });
}

const keys: Record<string, number | 'press' | 'like'> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  ' ': 'press',
  l: 'like',
};

/** Returns what plays for the people, from the opening to the closing of the view. */
function useListening(chosen: readonly Profile[]): Listening {
  const session = useSession();
  const client = useQueryClient();
  const about = useStableCallback((id: ProfileId, title: string | null) => ({
    title: title ?? copy.untitled,
    artist: isolate(chosen.find((profile) => profile.id === id)?.display_name ?? ''),
  }));
  const [listening] = useState(() => createListening({ session, client, filmClass: css.video, about }));
  useEffect(() => {
    const stopFollowing = onDataSaver(() => listening.send({ type: 'save', isSaving: isSavingData() }));
    return () => {
      stopFollowing();
      listening.close();
    };
  }, [listening]);
  const isOnline = useOnline();
  useEffect(() => {
    if (isOnline) listening.send({ type: 'online' });
  }, [listening, isOnline]);
  return listening;
}

/**
 * Returns the people and the one in view. React renders a change in slices: the sound of the next person and the flick
 * do not wait for it.
 */
function usePlace({ store }: Listening): Pick<ListenState, 'at' | 'people' | 'beginnings'> {
  const [place, setPlace] = useState(store.getState);
  useLayoutEffect(() => {
    return store.subscribe((next, before) => {
      // Another list is there at once, with its scroll position.
      if (next.people !== before.people) setPlace(next);
      else if (next.at !== before.at) startTransition(() => setPlace(next));
    });
  }, [store]);
  return place;
}

/**
 * Returns the index around which people are rendered. A flick only shows the next person, who is there already; the one
 * behind them is rendered after that frame.
 */
function useMiddle(at: number): number {
  const [middle, setMiddle] = useState(at);
  useEffect(() => {
    let isCurrent = true;
    void afterPaint().then(() => isCurrent && startTransition(() => setMiddle(at)));
    return () => {
      isCurrent = false;
    };
  }, [at]);
  return Math.abs(at - middle) < AROUND ? middle : at;
}

/** Whether there is room for the neighbours beside the person in view. */
function useIsWide(feed: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    const element = feed.current;
    if (element === null) return;
    const measure = () => setWide(element.clientWidth >= css.WIDE_PX);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [feed]);
  return isWide;
}

/** Renders what comes after the last person: that more are loading, or that all are heard. */
function End({ at, isGrowing, onRestart }: { at: number; isGrowing: boolean; onRestart: (event: MouseEvent) => void }) {
  return (
    <article
      className={css.person}
      aria-label={isGrowing ? common.loading : copy.end}
      data-end=""
      style={{ [css.AT]: at } as CSSProperties}
    >
      {isGrowing ? (
        <Skeleton shape="text" width="40%" />
      ) : (
        <EmptyState
          drawing={<SilenceDrawing />}
          title={copy.end}
          hint={copy.endHint}
          level={3}
          action={
            <div className={css.endActions}>
              <Button variant="primary" onClick={() => runShortcutAction('focusFilters')}>
                {copy.toFilters}
              </Button>
              <Button onClick={onRestart}>{copy.fromStart}</Button>
            </div>
          }
        />
      )}
    </article>
  );
}

/** Renders that the switches leave out everybody. */
function Nobody() {
  return (
    <EmptyState
      drawing={<SilenceDrawing />}
      title={copy.empty}
      hint={copy.emptyHint}
      level={3}
      action={<Button onClick={() => choose({ isOnly: false, isUnheard: false })}>{copy.everybody}</Button>}
    />
  );
}
