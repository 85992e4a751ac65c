import { useState } from 'react';
import { useWriteTo } from '../../../conversations/useWriteTo.ts';
import { useGetCurrentUser } from '../../../api/generated/auth/auth.ts';
import type { ConversationId, Profile } from '../../../api/generated/model/index.ts';
import { readDraft, writeDraft } from '../../../session/drafts.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { ToggleChip } from '../../../ui/Chip/ToggleChip.tsx';
import { TextArea } from '../../../ui/TextArea/TextArea.tsx';
import { Cluster } from '../../../ui/layout/Cluster.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { celebration } from '../copy.ts';

interface FirstMessageProps {
  profile: Profile;
  /** Suggested first messages, at least one. */
  openers: readonly string[];
  onDone: () => void;
}

/**
 * An editable first message. The button opens the conversation and puts the text into its composer; it is not sent
 * automatically.
 */
export function FirstMessage({ profile, openers, onDone }: FirstMessageProps) {
  const { data: me } = useGetCurrentUser();
  const { isStarting, write } = useWriteTo(profile.user_id);
  // Each text keeps what was changed in it while another one is looked at.
  const [texts, setTexts] = useState(openers);
  const [chosen, setChosen] = useState(0);
  const text = texts[chosen] ?? '';

  const openWithDraft = (id: ConversationId) => {
    if (me !== undefined) appendToDraft(me.id, id, text.trim());
    onDone();
  };

  return (
    <>
      {texts.length > 1 && (
        <Cluster role="group" aria-label={celebration.openers} gap="small">
          {texts.map((_, index) => (
            <ToggleChip
              key={celebration.opener(index + 1)}
              pressed={index === chosen}
              onPressedChange={() => setChosen(index)}
            >
              {celebration.opener(index + 1)}
            </ToggleChip>
          ))}
        </Cluster>
      )}
      <TextArea
        label={celebration.openerLabel}
        help={celebration.openerHelp}
        value={text}
        maxRows={6}
        onChange={(event) => setTexts(texts.with(chosen, event.currentTarget.value))}
      />
      <Stack gap="compact">
        <Button variant="primary" wide loading={isStarting} onClick={() => write(openWithDraft)}>
          {celebration.message}
        </Button>
        <Button wide onClick={onDone}>
          {celebration.later}
        </Button>
      </Stack>
    </>
  );
}

/** Appends the text to an existing draft of the conversation instead of overwriting it. */
function appendToDraft(userId: string, id: ConversationId, text: string): void {
  const existingDraft = readDraft(userId, id);
  if (existingDraft !== text) writeDraft(userId, id, [existingDraft, text].filter(Boolean).join('\n'));
}
