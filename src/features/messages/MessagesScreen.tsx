import { useEffect, useEffectEvent, useRef } from 'react';
import { useGetCurrentUser } from '../../api/generated/auth/auth.ts';
import type { ConversationId } from '../../api/generated/model/index.ts';
import { focusHeading } from '../../lib/browser/focus/focusHeading.ts';
import { useMediaQuery } from '../../lib/browser/useMediaQuery.ts';
import { useLastDefined } from '../../lib/react/useLast.ts';
import { useLiveState } from '../../conversations/liveState.ts';
import { SilenceDrawing } from '../../ui/drawings/lazyDrawings.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { below } from '../../ui/theme/breakpoints.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { ChatLoadError, ChatPane } from './chat/ChatPane.tsx';
import { ChatSkeleton } from './chat/ChatSkeleton.tsx';
import type { ComposerHandle } from './composer/Composer.tsx';
import { ConversationList } from './list/ConversationList.tsx';
import { chat } from './copy.ts';
import { useKeyboardHeight } from './composer/useKeyboardHeight.ts';
import { useSelectedConversation } from './useSelectedConversation.ts';
import * as css from './MessagesScreen.css.ts';

/** Renders the conversation list and the conversation in the URL: side by side, or one at a time on a phone. */
export function MessagesScreen() {
  // Rendered when the URL or the size of the window changes: memoizing its parts would add bytes to the first load.
  'use no memo';
  const me = useLiveState((state) => state.me);
  const user = useGetCurrentUser();
  // The live layer requests nothing until the signed-in user is known, so this screen has to report the error.
  const isUnknown = me === null && user.isError;
  const loadUser = () => void user.refetch();
  const isPhone = useMediaQuery(below('small'));
  const { selected, isUnreadOnly, handleSelect, backToList } = useSelectedConversation(me);
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
          me={me}
          selected={selected}
          isUnreadOnly={isUnreadOnly}
          onSelect={handleSelect}
          onRetry={isUnknown ? loadUser : undefined}
        />
      </div>
      <div className={css.chatPane} data-away={isChatHidden ? '' : undefined} inert={isChatHidden}>
        {shown === null && !isPhone && (
          <div className={css.select}>
            <EmptyState drawing={<SilenceDrawing />} title={chat.select} />
          </div>
        )}
        {shown !== null && me === null && (isUnknown ? <ChatLoadError onRetry={loadUser} /> : <ChatSkeleton />)}
        {shown !== null && me !== null && (
          <ChatPane
            key={shown}
            id={shown}
            me={me}
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
