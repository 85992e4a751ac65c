import { useState } from 'react';
import { useLocation } from 'wouter';
import { useStartConversation } from '../../../api/conversations/useStartConversation.ts';
import { useGetCurrentUser } from '../../../api/generated/auth/auth.ts';
import type { ConversationId, Profile } from '../../../api/generated/model/index.ts';
import { conversationHref } from '../../../lib/conversationHref.ts';
import { readDraft, writeDraft } from '../../../lib/drafts.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { ToggleChip } from '../../../ui/Chip/ToggleChip.tsx';
import { showSnackbar } from '../../../ui/Snackbar/showSnackbar.ts';
import { TextArea } from '../../../ui/TextArea/TextArea.tsx';
import { likeMessages, moment } from '../copy.ts';
import * as css from './MatchMoment.css.ts';

interface FirstMessageProps {
  profile: Profile;
  /** Texts to begin with, at least one. */
  openers: readonly string[];
  onDone: () => void;
}

/** A text to begin with. The button carries it into the conversation, where it waits to be sent. */
export function FirstMessage({ profile, openers, onDone }: FirstMessageProps) {
  const [, navigate] = useLocation();
  const { data: me } = useGetCurrentUser();
  const conversation = useStartConversation();
  // Each text keeps what was changed in it while another one is looked at.
  const [texts, setTexts] = useState(openers);
  const [chosen, setChosen] = useState(0);
  const text = texts[chosen] ?? '';

  const carryOver = (id: ConversationId) => {
    if (me !== undefined) addToDraft(me.id, id, text.trim());
    onDone();
    navigate(conversationHref(id));
  };
  const write = () =>
    conversation.mutate(profile.user_id, {
      onSuccess: carryOver,
      onError: () => showSnackbar({ text: likeMessages.messageFailed, kind: 'error' }),
    });

  return (
    <>
      {texts.length > 1 && (
        <div role="group" aria-label={moment.openers} className={css.openers}>
          {texts.map((_, index) => (
            <ToggleChip
              key={moment.opener(index + 1)}
              pressed={index === chosen}
              onPressedChange={() => setChosen(index)}
            >
              {moment.opener(index + 1)}
            </ToggleChip>
          ))}
        </div>
      )}
      <TextArea
        label={moment.openerLabel}
        help={moment.openerHelp}
        value={text}
        maxRows={6}
        onChange={(event) => setTexts(texts.with(chosen, event.currentTarget.value))}
      />
      <div className={css.actions}>
        <Button variant="primary" wide loading={conversation.isPending} onClick={write}>
          {moment.message}
        </Button>
        <Button wide onClick={onDone}>
          {moment.later}
        </Button>
      </div>
    </>
  );
}

/** What somebody has begun to write there before is not lost. */
function addToDraft(userId: string, id: ConversationId, text: string): void {
  const begun = readDraft(userId, id);
  if (begun !== text) writeDraft(userId, id, [begun, text].filter(Boolean).join('\n'));
}
