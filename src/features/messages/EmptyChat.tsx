import { type RefObject, useEffect, useState } from 'react';
import { useGetMyProfile, useGetProfileByUserId } from '../../api/generated/profiles/profiles.ts';
import { useListProfileVideos } from '../../api/generated/videos/videos.ts';
import type { UserId } from '../../api/generated/model/index.ts';
import { conversations } from '../../conversations/copy.ts';
import { suggestedMessages } from '../../conversations/suggestedMessages.ts';
import type { ConversationEntry } from '../../realtime/selectors.ts';
import { isFocusLost } from '../../lib/browser/focus/focusHeading.ts';
import { firstSong } from '../../plans/copy.ts';
import { createPlanForms } from '../../plans/planForms.ts';
import { useSessionPart } from '../../session/SessionScope.tsx';
import { tabDrafts } from '../../session/tabDrafts.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { RecordDrawing } from '../../ui/drawings/lazyDrawings.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import type { ComposerHandle } from './Composer.tsx';
import { chat } from './copy.ts';
import * as css from './EmptyChat.css.ts';

interface EmptyChatProps {
  conversation: ConversationEntry;
  viewerId: UserId;
  composer: RefObject<ComposerHandle | null>;
}

/**
 * Renders a chat without messages. It is opened for writing, so the composer receives the focus; suggested first
 * messages are inserted into it and not sent.
 */
export function EmptyChat({ conversation: { id, otherUser }, viewerId, composer }: EmptyChatProps) {
  const [hasDraft] = useState(() => tabDrafts().read(viewerId, id) !== '');
  const forms = useSessionPart(createPlanForms);
  const openers = useOpeners(otherUser.id);
  useEffect(() => {
    // Moves the focus only from where a navigation has put it.
    if (isFocusLost() || document.activeElement?.matches('h1, h2')) composer.current?.focus({ preventScroll: true });
  }, [composer]);

  const write = (opener: string) => {
    const typed = composer.current?.text.trim() ?? '';
    const isReplaceable = typed === '' || openers.includes(typed);
    composer.current?.write(isReplaceable ? opener : `${typed}\n${opener}`);
  };
  return (
    <div className={css.root}>
      <div className={css.content}>
        <EmptyState drawing={<RecordDrawing />} title={chat.empty} hint={chat.emptyHint} level={3} />
        <Button onClick={() => forms.setState({ open: { conversationId: id, kind: 'song' } })}>{firstSong}</Button>
        <Banner kind="info">{chat.safety}</Banner>
        {!hasDraft && openers.length > 0 && (
          <div role="group" aria-label={conversations.openers} className={css.openers}>
            {openers.map((opener) => (
              <button key={opener} type="button" className={css.opener} onClick={() => write(opener)}>
                {opener}
              </button>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** Returns suggested first messages; none while the data that they are based on is not known. */
function useOpeners(userId: UserId): readonly string[] {
  const { data: viewer } = useGetMyProfile();
  const { data: other } = useGetProfileByUserId(userId);
  const videos = useListProfileVideos(other?.id ?? '', { query: { enabled: other !== undefined } });
  if (viewer === undefined || other === undefined || videos.isPending) return [];
  return suggestedMessages(viewer, other, (videos.data ?? []).length > 0, 'toAnybody');
}
