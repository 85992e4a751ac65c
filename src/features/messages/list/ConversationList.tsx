import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { ConversationId, UserId } from '../../../api/generated/model/index.ts';
import { useBlocked } from '../../../hiddenPeople/useHiddenPeople.ts';
import { readDraft } from '../../../session/drafts.ts';
import { useShortcutAction } from '../../../lib/keyboard/shortcutActions.ts';
import { conversationHref } from '../../../navigation/conversationHref.ts';
import { paths } from '../../../navigation/paths.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { useLive } from '../../../conversations/live.ts';
import { useLiveState } from '../../../conversations/liveState.ts';
import { conversationList, conversationListStatus } from '../../../realtime/selectors.ts';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { common } from '../../../ui/copy.ts';
import { CableDrawing } from '../../../ui/drawings/CableDrawing.tsx';
import { EmptyVenueDrawing, RecordDrawing } from '../../../ui/drawings/lazyDrawings.ts';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { RetryButton } from '../../../ui/Button/RetryButton.tsx';
import { ScreenHeading } from '../../../ui/ScreenHeading/ScreenHeading.tsx';
import { SearchField } from '../../../ui/TextField/SearchField.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { ConversationListSkeleton } from './ConversationListSkeleton.tsx';
import { ConversationRow } from './ConversationRow.tsx';
import { filterConversations } from './conversationSearch.ts';
import { chat, list } from '../copy.ts';
import { ScrollSentinel } from '../log/ScrollSentinel.tsx';
import * as css from './ConversationList.css.ts';

interface ConversationListProps {
  /** Null until the signed-in user is known. */
  me: UserId | null;
  selected: ConversationId | null;
  onSelect: (id: ConversationId) => void;
  /** Set if the request for the signed-in user failed: repeats it. */
  onRetry: (() => void) | undefined;
}

/**
 * All conversations, the one with the newest message first. The next page of 20 is loaded when the end of the list is
 * near.
 */
export function ConversationList({ me, selected, onSelect, onRetry }: ConversationListProps) {
  // The rows are memoized as a whole: memoizing their elements too costs bytes of a first load.
  'use no memo';
  const blocked = useBlocked();
  const conversations = useLiveState(conversationList).filter(({ otherUser }) => !blocked.has(otherUser.id));
  const status = useLiveState(conversationListStatus);
  const { isLoaded, isLoading, hasMore } = status;
  const hasFailed = status.hasFailed || onRetry !== undefined;
  const { loadMoreConversations, refresh } = useLive();
  const [query, setQuery] = useState('');
  const now = useNow();
  const isSearching = query.trim() !== '';
  const found = filterConversations(conversations, query);
  const isEmpty = isLoaded && !hasMore && conversations.length === 0;

  const [, navigate] = useLocation();
  const step = (by: 1 | -1) => {
    const place = found.findIndex(({ id }) => id === selected);
    const next = found[place === -1 ? 0 : place + by];
    if (next === undefined) return;
    onSelect(next.id);
    navigate(conversationHref(next.id));
  };
  useShortcutAction('nextConversation', () => step(1));
  useShortcutAction('previousConversation', () => step(-1));

  // The search covers all conversations, so load the remaining pages.
  const isIncomplete = isSearching && hasMore && !isLoading && !hasFailed;
  useEffect(() => {
    if (isIncomplete) loadMoreConversations();
  }, [isIncomplete, loadMoreConversations]);

  return (
    <section className={css.root} aria-label={list.label} aria-busy={!isLoaded && !hasFailed}>
      <div className={css.head}>
        <div>
          <p className={css.kicker} lang="en">
            {list.kicker}
          </p>
          <ScreenHeading>{list.title}</ScreenHeading>
        </div>
        <SearchField label={list.search} value={query} onChange={setQuery} />
      </div>
      <div className={css.scroller}>
        <div role="status">{!isLoaded && !hasFailed && <VisuallyHidden>{common.loading}</VisuallyHidden>}</div>
        <ul>
          {me !== null &&
            found.map((conversation) => (
              <li key={conversation.id}>
                <ConversationRow
                  conversation={conversation}
                  me={me}
                  isSelected={conversation.id === selected}
                  // The selected conversation's draft is already visible in the composer.
                  draft={conversation.id === selected ? '' : readDraft(me, conversation.id)}
                  now={now}
                  onSelect={onSelect}
                />
              </li>
            ))}
        </ul>
        {!isLoaded && !hasFailed && <ConversationListSkeleton rows={6} />}
        {isLoaded && hasMore && !hasFailed && !isSearching && (
          <>
            <ConversationListSkeleton rows={1} />
            <ScrollSentinel key={conversations.length} onNear={loadMoreConversations} />
          </>
        )}
        {hasFailed && (
          <ListFailure
            isTotal={conversations.length === 0}
            onRetry={onRetry ?? (conversations.length === 0 ? refresh : loadMoreConversations)}
          />
        )}
        {isEmpty && (
          <EmptyState
            drawing={<RecordDrawing />}
            title={list.empty}
            hint={list.emptyHint}
            action={<ButtonLink href={paths.search}>{list.findPeople}</ButtonLink>}
          />
        )}
        {isSearching && !hasMore && conversations.length > 0 && found.length === 0 && (
          <EmptyState drawing={<EmptyVenueDrawing />} title={list.nothingFound} hint={list.nothingFoundHint} />
        )}
      </div>
    </section>
  );
}

function ListFailure({ isTotal, onRetry }: { isTotal: boolean; onRetry: () => void }): ReactNode {
  const retry = <RetryButton size="compact" onRetry={onRetry} />;
  return (
    <div role="alert">
      <EmptyState
        {...(isTotal ? { drawing: <CableDrawing /> } : { drawing: null })}
        title={chat.loadError}
        action={retry}
      />
    </div>
  );
}
