import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { ConversationId, UserId } from '../../api/generated/model/index.ts';
import { goBack } from '../../lib/browser/history/inAppHistory.ts';
import { messagesAddressIn, messagesHref } from '../../navigation/messagesAddress.ts';
import { useBlocked } from '../../hiddenPeople/useHiddenPeople.ts';
import { useLive } from '../../conversations/live.ts';
import { useLiveState } from '../../conversations/liveState.ts';

/** Returns the conversation in the URL (rule S6), and opens it in the live state. */
export function useSelectedConversation(me: UserId | null) {
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
    // Waits for the signed-in user, who may become known after this screen has mounted. An open conversation would be
    // reported as read (rule F42).
    if (me !== null) live.openConversation(isBlocked ? null : selected);
  }, [live, me, selected, isBlocked]);
  useEffect(() => () => live.openConversation(null), [live]);

  return {
    selected,
    isUnreadOnly,
    /** To be called when a conversation is selected in the list. */
    handleSelect: (id: ConversationId) => {
      if (selected === null) openedFromList.current = id;
    },
    /**
     * Goes back to the list. If this chat was opened from the list, this is a step back in the history; otherwise,
     * for example after a system notification, the list replaces the entry of the chat.
     */
    backToList: () => {
      if (selected !== null && openedFromList.current === selected) goBack();
      else navigate(messagesHref({ isUnreadOnly }), { replace: true });
      openedFromList.current = null;
    },
  };
}
