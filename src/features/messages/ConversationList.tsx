import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { ConversationId, UserId } from '../../api/generated/model/index.ts';
import { readDraft } from '../../lib/drafts.ts';
import { paths } from '../../lib/paths.ts';
import { useNow } from '../../lib/useNow.ts';
import { loadMoreConversations, refresh } from '../../realtime/liveActions.ts';
import { live } from '../../realtime/liveStore.ts';
import { conversationList, conversationListStatus } from '../../realtime/selectors.ts';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { common } from '../../ui/copy.ts';
import { CableDrawing } from '../../ui/drawings/CableDrawing.tsx';
import { RecordDrawing } from '../../ui/drawings/RecordDrawing.tsx';
import { StageDrawing } from '../../ui/drawings/StageDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { RetryButton } from '../../ui/Button/RetryButton.tsx';
import { ScreenHeading } from '../../ui/ScreenHeading/ScreenHeading.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { ConversationListSkeleton } from './ConversationListSkeleton.tsx';
import { ConversationRow } from './ConversationRow.tsx';
import { foundConversations } from './conversationSearch.ts';
import { chat, list } from './copy.ts';
import { ListEnd } from './ListEnd.tsx';
import * as css from './ConversationList.css.ts';

interface ConversationListProps {
  /** Null until it is known who looks. */
  me: UserId | null;
  selected: ConversationId | null;
  onSelect: (id: ConversationId) => void;
  /** Given while it could not be found out who looks: asks again. */
  onRetry: (() => void) | undefined;
}

/** All conversations, the one with the newest message first, twenty more as the end comes near. */
export function ConversationList({ me, selected, onSelect, onRetry }: ConversationListProps) {
  const conversations = useStore(live, conversationList);
  const status = useStore(live, conversationListStatus);
  const { isLoaded, isLoading, hasMore } = status;
  const hasFailed = status.hasFailed || onRetry !== undefined;
  const [query, setQuery] = useState('');
  const now = useNow();
  const isSearching = query.trim() !== '';
  const found = foundConversations(conversations, query);
  const isEmpty = isLoaded && !hasMore && conversations.length === 0;

  // Whoever searches means all conversations.
  const isIncomplete = isSearching && hasMore && !isLoading && !hasFailed;
  useEffect(() => {
    if (isIncomplete) loadMoreConversations();
  }, [isIncomplete]);

  return (
    <section className={css.root} aria-label={list.label} aria-busy={!isLoaded && !hasFailed}>
      <div className={css.head}>
        <div>
          <p className={css.kicker} lang="en">
            {list.kicker}
          </p>
          <ScreenHeading>{list.title}</ScreenHeading>
        </div>
        <TextField
          type="search"
          label={list.search}
          hideLabel
          placeholder={list.search}
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
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
                  // What is being written right now stands in the composer.
                  draft={conversation.id === selected ? '' : readDraft(me, conversation.id)}
                  now={now}
                  onSelect={() => onSelect(conversation.id)}
                />
              </li>
            ))}
        </ul>
        {!isLoaded && !hasFailed && <ConversationListSkeleton rows={6} />}
        {isLoaded && hasMore && !hasFailed && !isSearching && (
          <>
            <ConversationListSkeleton rows={1} />
            <ListEnd key={conversations.length} onNear={loadMoreConversations} />
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
          <EmptyState drawing={<StageDrawing />} title={list.nothingFound} hint={list.nothingFoundHint} />
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
