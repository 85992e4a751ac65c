import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import type { Post } from '../../api/generated/model/index.ts';
import { useDelayedWords } from '../../lib/forms/useDelayedWords.ts';
import { isComposing } from '../../lib/keyboard/isComposing.ts';
import { MAX_WORDS_LENGTH } from '../../lib/forms/searchWords.ts';
import { after } from '../../lib/time/timer.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ToggleChip } from '../../ui/Chip/ToggleChip.tsx';
import { EmptyVenueDrawing } from '../../ui/drawings/lazyDrawings.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { announce } from '../../ui/LiveRegion/LiveRegion.tsx';
import { SearchField } from '../../ui/TextField/SearchField.tsx';
import type { Board } from './boardStore.ts';
import { type BoardSearch as Search, formatBoardSearch, mediaKinds, parseBoardSearch } from './boardSearchParams.ts';
import { createPostFinder, type PostFinder } from './postFinder.ts';
import * as css from './PostList.css.ts';

/** The search of the board. */
const copy = {
  label: '掲示板をさがす',
  kinds: '投稿の種類',
  media: { audio: '音声あり', video: '動画あり' },
  recruiting: '募集',
  found: (found: number, loaded: number) => `${found}件見つかりました（最新${loaded}件から）`,
  nothingFound: '条件に合う投稿が見つかりません',
  nothingFoundHint: (loaded: number) => `最新${loaded}件からさがしました`,
  clear: 'すべてクリア',
  clearedForPost: '新しい投稿のため条件を外しました',
} as const;

interface BoardSearchProps extends Pick<Board, 'view'> {
  /** The query string of the search in the URL, as `formatBoardSearch` returns it. */
  query: string;
  finder: PostFinder | null;
  /** Number of posts that `finder` has found. */
  found: number;
  /** Number of loaded posts. */
  loaded: number;
  /** Called once with the function that creates a finder, because its code is loaded with this component. */
  onReady: (create: typeof createPostFinder) => void;
}

/** Milliseconds without a change until the result is announced. */
const TYPING_RESTS_MS = 500;

/** Renders the search of the loaded posts by words, files and whether they look for members. */
export function BoardSearch({ view, query, finder, found, loaded, onReady }: BoardSearchProps) {
  const root = useRef<HTMLFormElement>(null);
  const [path, navigate] = useLocation();
  const search = parseBoardSearch(new URLSearchParams(query));
  const { words, media, onlyRecruiting } = search;
  const isEmpty = finder !== null && found === 0;
  const outcome = isEmpty ? copy.nothingFound : copy.found(found, loaded);

  const narrow = (changes: Partial<Search>) => {
    const next = formatBoardSearch({ ...search, ...changes });
    // A change of the words replaces the history entry, so that typing does not add an entry for each character.
    if (next !== query) navigate(path + next, { replace: words !== '' && Boolean(changes.words) });
  };
  const [typed, setTyped] = useDelayedWords(words, (next) => narrow({ words: next }));
  const pressKeyInField = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    // Not every browser clears the field by itself.
    event.preventDefault();
    setTyped('');
  };
  const clear = () => {
    navigate(path);
    // The button disappears, so the focus moves.
    root.current?.focus({ preventScroll: true });
  };

  const ready = useEffectEvent(() => onReady(createPostFinder));
  useEffect(() => ready(), []);

  useEffect(() => (finder === null ? undefined : after(TYPING_RESTS_MS, () => announce(outcome))), [finder, outcome]);

  const showPosted = useEffectEvent((made: Post | null) => {
    if (made === null || finder === null || finder.matches(made)) return;
    navigate(path);
    announce(copy.clearedForPost);
  });
  useEffect(
    () =>
      view.subscribe(({ posted }, before) => {
        if (posted !== before.posted) showPosted(posted);
      }),
    [view],
  );

  return (
    <>
      <form
        ref={root}
        tabIndex={-1}
        role="search"
        aria-label={copy.label}
        className={css.search}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={css.searchField}>
          <SearchField
            label={copy.label}
            maxLength={MAX_WORDS_LENGTH}
            value={typed}
            onChange={setTyped}
            onKeyDown={pressKeyInField}
          />
        </div>
        <Cluster role="group" aria-label={copy.kinds} gap="small">
          {mediaKinds.map((kind) => (
            <ToggleChip
              key={kind}
              pressed={media.includes(kind)}
              onPressedChange={(isWanted) =>
                narrow({ media: isWanted ? [...media, kind] : media.filter((other) => other !== kind) })
              }
            >
              {copy.media[kind]}
            </ToggleChip>
          ))}
          <ToggleChip pressed={onlyRecruiting} onPressedChange={(next) => narrow({ onlyRecruiting: next })}>
            {copy.recruiting}
          </ToggleChip>
        </Cluster>
        {finder !== null && found > 0 && <p className={css.searchCount}>{outcome}</p>}
      </form>
      {isEmpty && (
        <EmptyState
          drawing={<EmptyVenueDrawing />}
          title={outcome}
          hint={copy.nothingFoundHint(loaded)}
          action={
            <Button variant="primary" onClick={clear}>
              {copy.clear}
            </Button>
          }
        />
      )}
    </>
  );
}
