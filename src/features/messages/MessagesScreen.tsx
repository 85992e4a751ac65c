import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useGetCurrentUser } from '../../api/generated/auth/auth.ts';
import type { ConversationId } from '../../api/generated/model/index.ts';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { live } from '../../realtime/liveStore.ts';
import { SilenceDrawing } from '../../ui/drawings/SilenceDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { below } from '../../ui/theme/breakpoints.ts';
import { ChatPane } from './ChatPane.tsx';
import { ChatSkeleton } from './ChatSkeleton.tsx';
import { ConversationList } from './ConversationList.tsx';
import { chat } from './copy.ts';
import { useSelectedConversation } from './useSelectedConversation.ts';
import * as css from './MessagesScreen.css.ts';

/** The conversations and, beside them or on a phone in front of them, the one that the address names. */
export function MessagesScreen() {
  const me = useStore(live, (state) => state.me);
  const user = useGetCurrentUser();
  // The live layer waits for the answer to who is here; where none came, nothing else would say so.
  const isUnknown = me === null && user.isError;
  const isPhone = useMediaQuery(below('small'));
  const { selected, noteChoice, backToList } = useSelectedConversation(me);
  // While the chat slides away it is still the same one.
  const [last, setLast] = useState(selected);
  if (selected !== null && selected !== last) setLast(selected);
  const shown = isPhone ? (selected ?? last) : selected;

  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const composer = useRef<HTMLTextAreaElement>(null);
  const wasSelected = useRef(selected);
  const moveFocus = useEffectEvent((from: ConversationId | null) => {
    if (selected !== null) (isPhone ? heading.current : composer.current)?.focus({ preventScroll: true });
    // Back in the list, on the one that was left.
    else if (isPhone)
      root.current?.querySelector<HTMLElement>(`[data-conversation="${CSS.escape(from ?? '')}"]`)?.focus();
  });
  useEffect(() => {
    const from = wasSelected.current;
    wasSelected.current = selected;
    if (from !== selected) moveFocus(from);
  }, [selected]);

  const listIsAway = isPhone && selected !== null;
  const chatIsAway = isPhone && selected === null;
  return (
    <div ref={root} className={css.root}>
      <div className={css.listPane} data-away={listIsAway ? '' : undefined} inert={listIsAway}>
        <ConversationList
          me={me}
          selected={selected}
          onSelect={noteChoice}
          onRetry={isUnknown ? () => void user.refetch() : undefined}
        />
      </div>
      <div className={css.chatPane} data-away={chatIsAway ? '' : undefined} inert={chatIsAway}>
        {shown === null && !isPhone && (
          <div className={css.select}>
            <EmptyState drawing={<SilenceDrawing />} title={chat.select} />
          </div>
        )}
        {shown !== null && me === null && <ChatSkeleton />}
        {shown !== null && me !== null && (
          <ChatPane key={shown} id={shown} me={me} onBack={backToList} headingRef={heading} composerRef={composer} />
        )}
      </div>
    </div>
  );
}
