import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { ConversationId, UserId } from '../../api/generated/model/index.ts';
import { arrangeChats, chatMarkKinds, createChatMarks, hasUnknownPin } from '../../conversations/chatMarks.ts';
import { useLive } from '../../conversations/live.ts';
import { useLiveState } from '../../conversations/liveState.ts';
import { useBlocked } from '../../hiddenPeople/useHiddenPeople.ts';
import { keepKanji, useUnifyKanji } from '../../lib/forms/useUnifyKanji.ts';
import { useShortcutAction } from '../../lib/keyboard/shortcutActions.ts';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { foldFor, foldQuery } from '../../lib/text/foldKana.ts';
import { useNow } from '../../lib/time/useNow.ts';
import { messagesHref } from '../../navigation/messagesAddress.ts';
import { paths } from '../../navigation/paths.ts';
import { type ConversationEntry, conversationList } from '../../realtime/selectors.ts';
import { readDraft } from '../../session/drafts.ts';
import { usePrivateList } from '../../session/privateList.ts';
import { RetryBanner } from '../../ui/Banner/RetryBanner.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { common } from '../../ui/copy.ts';
import { EmptyVenueDrawing, RecordDrawing } from '../../ui/drawings/lazyDrawings.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { LoadFailure } from '../../ui/EmptyState/LoadFailure.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { LazyDialog } from '../../ui/Lazy/LazyDialog.tsx';
import { ScreenHeading } from '../../ui/ScreenHeading/ScreenHeading.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { SearchField } from '../../ui/TextField/SearchField.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { chatName } from './chatPerson.tsx';
import { ConversationRow, type OpenMenu } from './ConversationRow.tsx';
import { chat, list } from './copy.ts';
import { ArchivedChats, ConversationMenu, DatesButton, UnreadToggle } from './lazyParts.ts';
import * as css from './ConversationList.css.ts';

interface ConversationListProps {
  /** Null until the viewer is known. */
  viewerId: UserId | null;
  selected: ConversationId | null;
  /** Whether only unread conversations, and the selected one, are shown. */
  isUnreadOnly: boolean;
  onSelect: (id: ConversationId) => void;
  /** Repeats the request for the viewer; undefined unless that request failed. */
  onRetry: (() => void) | undefined;
}

/**
 * Renders all conversations: the pinned ones, then the others by their newest message, and after the end the archived
 * ones. The next page of 20 is loaded when the end of the list is near.
 */
export function ConversationList({ viewerId, selected, isUnreadOnly, onSelect, onRetry }: ConversationListProps) {
  'use no memo';
  const blocked = useBlocked();
  const known = useLiveState(conversationList);
  const conversations = known.filter(({ otherUser }) => !blocked.has(otherUser.id));
  const listState = useLiveState((state) => state.list);
  const isLoaded = listState.pages > 0;
  const hasMore = !listState.isComplete;
  const hasFailed = listState.hasFailed || onRetry !== undefined;
  const isLoading = !isLoaded && !hasFailed;
  const { loadMoreConversations, refresh } = useLive();
  const [query, setQuery] = useState('');
  const now = useNow();
  const isSearching = query.trim() !== '';
  const unifyKanji = useUnifyKanji(isSearching);
  const marks = new Set(usePrivateList(createChatMarks, viewerId ?? undefined).items);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [dates, setDates] = useState<ReadonlyMap<ConversationId, string>>(new Map());
  const { listed, archived } = arrangeChats(
    filterConversations(conversations, query, unifyKanji).filter(
      ({ id, unread }) => !isUnreadOnly || unread > 0 || id === selected,
    ),
    marks,
  );
  // The search also covers archived conversations.
  const found = isSearching ? [...listed, ...archived] : listed;
  const isComplete = isLoaded && !hasMore;
  const hasNone = conversations.length === 0;

  const hrefOf = ({ id: conversation }: ConversationEntry) => messagesHref({ conversation, isUnreadOnly });
  const [, navigate] = useLocation();
  const step = (by: 1 | -1) => {
    const place = found.findIndex(({ id }) => id === selected);
    const next = found[place === -1 ? 0 : place + by];
    if (next === undefined) return;
    onSelect(next.id);
    navigate(hrefOf(next));
  };
  useShortcutAction('nextConversation', () => step(1));
  useShortcutAction('previousConversation', () => step(-1));

  // The search and the filter for unread ones cover all conversations, and the pinned ones come first: load all pages.
  const isNarrowed = isSearching || isUnreadOnly;
  const isWanted = isNarrowed || hasUnknownPin(marks, known);
  const isIncomplete = isWanted && hasMore && !listState.isInFlight && !hasFailed;
  useEffect(() => {
    if (isIncomplete) loadMoreConversations();
  }, [isIncomplete, loadMoreConversations]);

  const rowOf = (viewer: UserId, conversation: ConversationEntry) => {
    const { id } = conversation;
    return (
      <li key={id} className={css.item}>
        <ConversationRow
          conversation={conversation}
          viewerId={viewer}
          href={hrefOf(conversation)}
          isSelected={id === selected}
          marks={chatMarkKinds.filter((kind) => marks.has(`${kind}:${id}`)).join(' ')}
          // The selected conversation's draft is already visible in the composer.
          draft={id === selected ? '' : readDraft(viewer, id)}
          date={dates.get(id) ?? ''}
          now={now}
          onSelect={onSelect}
          onMenu={setMenu}
        />
      </li>
    );
  };

  return (
    <section className={css.root} aria-label={list.label} aria-busy={isLoading}>
      <div className={css.head}>
        <div>
          <p className={css.kicker} lang="en">
            {list.kicker}
          </p>
          <ScreenHeading>{list.title}</ScreenHeading>
        </div>
        <SearchField label={list.search} value={query} onChange={setQuery} />
        <div className={css.tools}>
          <LoadBoundary>
            <UnreadToggle
              isOn={isUnreadOnly}
              onChange={(isOn) =>
                navigate(messagesHref({ conversation: selected, isUnreadOnly: isOn }), { replace: true })
              }
            />
            <DatesButton onDates={setDates} />
          </LoadBoundary>
        </div>
      </div>
      <div className={css.scroller}>
        <div role="status">{isLoading && <VisuallyHidden>{common.loading}</VisuallyHidden>}</div>
        {/* A chat of the address may be known before the list: its row would move the skeleton. */}
        <ul>{viewerId !== null && !isLoading && found.map((conversation) => rowOf(viewerId, conversation))}</ul>
        {isLoading && <ConversationListSkeleton rows={6} />}
        {isLoaded && hasMore && !hasFailed && !isWanted && (
          <>
            <ConversationListSkeleton rows={1} />
            <ScrollSentinel key={conversations.length} onNear={loadMoreConversations} />
          </>
        )}
        {hasFailed &&
          (hasNone ? (
            <div role="alert">
              <LoadFailure title={chat.loadError} onRetry={onRetry ?? refresh} />
            </div>
          ) : (
            <RetryBanner onRetry={onRetry ?? loadMoreConversations}>{chat.loadError}</RetryBanner>
          ))}
        {isComplete && hasNone && (
          <EmptyState
            drawing={<RecordDrawing />}
            title={list.empty}
            hint={list.emptyHint}
            action={
              <ButtonLink href={paths.search} variant="primary">
                {list.findPeople}
              </ButtonLink>
            }
          />
        )}
        {isNarrowed && !hasMore && !hasNone && found.length === 0 && (
          <EmptyState
            drawing={<EmptyVenueDrawing />}
            {...(isSearching
              ? { title: list.nothingFound, hint: list.nothingFoundHint }
              : { title: list.nothingUnread })}
          />
        )}
        {viewerId !== null && isComplete && !isSearching && archived.length > 0 && (
          <LoadBoundary>
            <ArchivedChats conversations={archived}>
              {archived.map((conversation) => rowOf(viewerId, conversation))}
            </ArchivedChats>
          </LoadBoundary>
        )}
      </div>
      <LazyDialog open={menu !== null} onFailed={() => setMenu(null)}>
        {viewerId !== null && menu !== null && (
          <ConversationMenu key={menu.conversation.id} viewerId={viewerId} {...menu} onClose={() => setMenu(null)} />
        )}
      </LazyDialog>
    </section>
  );
}

/** Renders placeholder rows while conversations are being loaded. */
function ConversationListSkeleton({ rows }: { rows: number }) {
  'use no memo';
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={css.skeleton}>
          <Skeleton shape="circle" width="40px" />
          <Stack gap="small">
            <Skeleton shape="text" width="45%" />
            <Skeleton shape="text" width="80%" />
          </Stack>
        </div>
      ))}
    </div>
  );
}

/**
 * Renders a marker after the last row of the conversation list, which calls `onNear` to load the next page when it is
 * close to the viewport. Give it a new `key` after each page, because an IntersectionObserver reports only changes.
 */
function ScrollSentinel({ onNear }: { onNear: () => void }) {
  'use no memo';
  const root = useRef<HTMLDivElement>(null);
  const notifyNear = useEffectEvent(onNear);
  useEffect(() => {
    if (root.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) notifyNear();
      },
      { rootMargin: '400px 0px' },
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={root} className={css.end} />;
}

/**
 * Returns the conversations whose person's name or last message contains the query; all of them for a blank query.
 * `foldQuery` normalises kana and case.
 * @param unifyKanji normalises variants of kanji, once their table is loaded
 */
export function filterConversations(
  conversations: readonly ConversationEntry[],
  query: string,
  unifyKanji = keepKanji,
): readonly ConversationEntry[] {
  const wanted = foldQuery(unifyKanji(query));
  if (wanted === '') return conversations;
  const foldText = foldFor(wanted);
  const fold = (text: string) => foldText(unifyKanji(text));
  return conversations.filter(
    ({ otherUser, lastMessage }) =>
      fold(chatName(otherUser)).includes(wanted) || fold(lastMessage?.content ?? '').includes(wanted),
  );
}
