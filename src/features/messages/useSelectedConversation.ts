import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { ConversationId, UserId } from '../../api/generated/model/index.ts';
import { paths } from '../../lib/paths.ts';
import { openConversation } from '../../realtime/liveActions.ts';

/** The conversation that the address names (decision S6), open in the live state for as long as it does. */
export function useSelectedConversation(me: UserId | null) {
  const [, navigate] = useLocation();
  const [parameters] = useSearchParams();
  const selected: ConversationId | null = parameters.get('c') || null;
  const cameFromList = useRef(false);

  useEffect(() => {
    // The live layer may arrive after the screen.
    if (me !== null) openConversation(selected);
  }, [me, selected]);
  useEffect(() => () => openConversation(null), []);

  return {
    selected,
    /** A conversation was chosen from the list. */
    noteChoice: () => {
      cameFromList.current = true;
    },
    /** To the list: back to where it was left, or to it when the chat came by its address. */
    backToList: () => {
      if (cameFromList.current) window.history.back();
      else navigate(paths.messages, { replace: true });
      cameFromList.current = false;
    },
  };
}
