import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useGetCurrentUser } from '../../api/generated/auth/auth.ts';
import type { ConversationId, UserId } from '../../api/generated/model/index.ts';
import { useLive } from '../../conversations/live.ts';
import { useLiveState } from '../../conversations/liveState.ts';
import { useBlocked } from '../../hiddenPeople/useHiddenPeople.ts';
import { focusHeading } from '../../lib/browser/focus/focusHeading.ts';
import { goBack } from '../../lib/browser/history/inAppHistory.ts';
import { useMediaQuery } from '../../lib/browser/useMediaQuery.ts';
import { useLastDefined } from '../../lib/react/useLast.ts';
import { messagesAddressIn, messagesHref } from '../../navigation/messagesAddress.ts';
import { SilenceDrawing } from '../../ui/drawings/lazyDrawings.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { below } from '../../ui/theme/breakpoints.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { ChatLoadError, ChatPane, ChatSkeleton } from './ChatPane.tsx';
import type { ComposerHandle } from './Composer.tsx';
import { ConversationList } from './ConversationList.tsx';
import { chat } from './copy.ts';
import * as css from './MessagesScreen.css.ts';

/** Renders the conversation list and the conversation in the URL: side by side, or one at a time on a phone. */
export function MessagesScreen() {
  'use no memo';
  const viewerId = useLiveState((state) => state.me);
  const user = useGetCurrentUser();
  // The live layer requests nothing until the viewer is known, so this screen has to report the error.
  const isUnknown = viewerId === null && user.isError;
  const loadUser = () => void user.refetch();
  const isPhone = useMediaQuery(below('small'));
  const { selected, isUnreadOnly, handleSelect, backToList } = useSelectedConversation(viewerId);
  // While the chat slides out, the same chat is still rendered.
  const last = useLastDefined(selected);
  const shown = isPhone ? last : selected;

  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const composer = useRef<ComposerHandle>(null);
  const wasSelected = useRef(selected);
  const moveFocus = useEffectEvent((from: ConversationId | null) => {
    if (selected !== null) (isPhone ? heading.current : composer.current)?.focus({ preventScroll: true });
    // Back in the list: focus the row of the conversation that was open, unless the filter for unread ones removed it.
    else if (isPhone) {
      const row = root.current?.querySelector<HTMLElement>(`[data-conversation="${CSS.escape(from ?? '')}"]`);
      if (row) row.focus();
      else focusHeading();
    }
  });
  useEffect(() => {
    const from = wasSelected.current;
    wasSelected.current = selected;
    if (from !== selected) moveFocus(from);
  }, [selected]);

  const keyboardHeight = useKeyboardHeight();
  const isListHidden = isPhone && selected !== null;
  const isChatHidden = isPhone && selected === null;
  return (
    <div ref={root} className={css.root} style={keyboardHeight === 0 ? undefined : aboveKeyboard(keyboardHeight)}>
      <div className={css.listPane} data-away={isListHidden ? '' : undefined} inert={isListHidden}>
        <ConversationList
          viewerId={viewerId}
          selected={selected}
          isUnreadOnly={isUnreadOnly}
          onSelect={handleSelect}
          onRetry={isUnknown ? loadUser : undefined}
        />
      </div>
      <div
        className={css.chatPane}
        data-away={isChatHidden ? '' : undefined}
        data-shown={isChatHidden ? undefined : ''}
        inert={isChatHidden}
      >
        {shown === null && !isPhone && (
          <div className={css.select}>
            <EmptyState drawing={<SilenceDrawing />} title={chat.select} />
          </div>
        )}
        {shown !== null && viewerId === null && (isUnknown ? <ChatLoadError onRetry={loadUser} /> : <ChatSkeleton />)}
        {shown !== null && viewerId !== null && (
          <ChatPane
            key={shown}
            id={shown}
            viewerId={viewerId}
            isHidden={isChatHidden}
            onBack={backToList}
            headingRef={heading}
            composerRef={composer}
          />
        )}
      </div>
    </div>
  );
}

const aboveKeyboard = (height: number) => ({
  minHeight: 0,
  maxHeight: `calc(100dvh - ${vars.size.topBar} - ${height}px)`,
});

/** Returns the conversation in the URL, and opens it in the live state. */
function useSelectedConversation(viewerId: UserId | null) {
  const [, navigate] = useLocation();
  const [parameters] = useSearchParams();
  const { conversation: selected, isUnreadOnly } = messagesAddressIn(parameters);
  /** The conversation that was opened from the list; null when the one in the URL was reached in another way. */
  const openedFromList = useRef<ConversationId | null>(null);
  const live = useLive();

  const blocked = useBlocked();
  const isBlocked = useLiveState(({ conversations }) =>
    blocked.has(conversations.get(selected ?? '')?.otherUser?.id ?? ''),
  );
  useEffect(() => {
    // Waits for the viewer, who may become known after this screen has mounted. An open conversation would be
    // reported as read.
    if (viewerId !== null) live.openConversation(isBlocked ? null : selected);
  }, [live, viewerId, selected, isBlocked]);
  useEffect(() => () => live.openConversation(null), [live]);

  return {
    selected,
    isUnreadOnly,
    /** To be called when a conversation is selected in the list. */
    handleSelect: (id: ConversationId) => {
      if (selected === null) openedFromList.current = id;
    },
    /**
     * Goes back to the list. If this chat was opened from the list, this is a step back in the history; otherwise, for
     * example after a system notification, the list replaces the entry of the chat.
     */
    backToList: () => {
      if (selected !== null && openedFromList.current === selected) goBack();
      else navigate(messagesHref({ isUnreadOnly }), { replace: true });
      openedFromList.current = null;
    },
  };
}

/** Minimum height of a keyboard in px; what is lower is a bar of the browser. */
const LEAST_KEYBOARD_HEIGHT = 80;

/**
 * Returns the height in px by which an on-screen keyboard covers the window, so that the messages screen ends above it;
 * 0 if the browser resizes the window instead, as index.html requests. Safari on phones does not.
 */
function useKeyboardHeight(): number {
  'use no memo';
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const view = window.visualViewport;
    if (view === null) return undefined;
    const measure = () => {
      // Zooming reduces the visible height as well.
      const covered = view.scale > 1 ? 0 : window.innerHeight - view.height;
      setHeight(covered < LEAST_KEYBOARD_HEIGHT ? 0 : Math.round(covered));
      // Safari has scrolled the page up to show the field, which is visible anyway once the screen is less high.
      if (covered >= LEAST_KEYBOARD_HEIGHT) window.scrollTo(0, 0);
    };
    view.addEventListener('resize', measure);
    return () => view.removeEventListener('resize', measure);
  }, []);
  return height;
}
