import { useId, useState } from 'react';
import { conversations } from '../../../conversations/copy.ts';
import { useWriteTo } from '../../../conversations/useWriteTo.ts';
import { useGetCurrentUser } from '../../../api/generated/auth/auth.ts';
import type { ConversationId, Profile } from '../../../api/generated/model/index.ts';
import { tabDrafts } from '../../../session/tabDrafts.ts';
import { MessageContentMax } from '../../../api/generated/limits.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { ToggleChip } from '../../../ui/Chip/ToggleChip.tsx';
import { TextArea } from '../../../ui/TextArea/TextArea.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { Cluster } from '../../../ui/layout/Cluster.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { celebration } from '../copy.ts';
import { firstWords } from './firstWords.ts';

interface FirstMessageProps {
  profile: Profile;
  /** Suggested first messages; if empty, only the button is rendered. */
  openers: readonly string[];
  onDone: () => void;
}

/**
 * Renders an editable first message. The button opens the conversation and puts the text into its composer; it is not
 * sent automatically.
 */
export function FirstMessage({ profile, openers, onDone }: FirstMessageProps) {
  const { data: me } = useGetCurrentUser();
  const { isStarting, write } = useWriteTo(profile.user_id);
  // Each text keeps its changes while another one is selected.
  const [texts, setTexts] = useState(openers);
  const [chosen, setChosen] = useState(0);
  const text = texts[chosen] ?? '';
  const opensChat = useId();

  const openWithDraft = (id: ConversationId) => {
    if (me !== undefined && texts.length > 0) appendToDraft(me.id, id, text.trim());
    onDone();
  };

  return (
    <>
      {texts.length > 1 && (
        <Cluster role="group" aria-label={conversations.openers} gap="small">
          {openers.map((opener, index) => (
            <ToggleChip key={opener} pressed={index === chosen} onPressedChange={() => setChosen(index)}>
              {celebration.opener(index + 1, firstWords(opener))}
            </ToggleChip>
          ))}
        </Cluster>
      )}
      {texts.length > 0 && (
        <TextArea
          label={celebration.openerLabel}
          help={celebration.openerHelp}
          limit={MessageContentMax}
          value={text}
          maxRows={6}
          onChange={(event) => setTexts(texts.with(chosen, event.currentTarget.value))}
        />
      )}
      <Stack gap="compact">
        <div>
          <Button
            variant="primary"
            wide
            loading={isStarting}
            describedBy={opensChat}
            onClick={() => write(openWithDraft)}
          >
            {celebration.message}
          </Button>
          <VisuallyHidden>
            <span id={opensChat}>{celebration.opensChat}</span>
          </VisuallyHidden>
        </div>
        <Button wide onClick={onDone}>
          {celebration.later}
        </Button>
      </Stack>
    </>
  );
}

/** Appends the text to an existing draft of the conversation instead of overwriting it. */
function appendToDraft(userId: string, id: ConversationId, text: string): void {
  const drafts = tabDrafts();
  const existing = drafts.read(userId, id);
  if (existing !== text) drafts.write(userId, id, existing, [existing, text].filter(Boolean).join('\n'));
}
