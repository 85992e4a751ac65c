import { useImperativeHandle, useRef, useState, type FormEvent, type KeyboardEvent, type Ref } from 'react';
import type { ConversationId, UserId } from '../../api/generated/model/index.ts';
import { readDraft, writeDraft } from '../../lib/drafts.ts';
import { createEnterWatch } from '../../lib/enterKey.ts';
import { sendText, typed } from '../../realtime/liveActions.ts';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';
import { SendIcon } from './ChatIcons.tsx';
import { composer } from './copy.ts';
import * as css from './Composer.css.ts';

interface ComposerProps {
  conversationId: ConversationId;
  me: UserId;
  ref?: Ref<HTMLTextAreaElement>;
}

/** spec.md section 2: the composer is up to 4 lines high. */
const MOST_LINES = 4;

/** Where a message is written. What is not sent yet is kept for each conversation, over a reload too. */
export function Composer({ conversationId, me, ref }: ComposerProps) {
  const [text, setText] = useState(() => readDraft(me, conversationId));
  const [enterWatch] = useState(createEnterWatch);
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement);
  const isBlank = text.trim() === '';

  const change = (next: string) => {
    setText(next);
    writeDraft(me, conversationId, next);
    typed(conversationId, next);
  };
  const send = () => {
    if (!sendText(conversationId, text)) return;
    setText('');
    writeDraft(me, conversationId, '');
    area.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const pressKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!enterWatch.isPlainEnter(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={css.root}
      onSubmit={submit}
      onCompositionStart={enterWatch.compositionStarted}
      onCompositionEnd={(event) => enterWatch.compositionEnded(event.timeStamp)}
    >
      <TextArea
        ref={area}
        label={composer.label}
        hideLabel
        placeholder={composer.label}
        minRows={1}
        maxRows={MOST_LINES}
        autoComplete="off"
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={pressKey}
      />
      <button
        type="submit"
        className={css.send}
        aria-label={composer.send}
        title={composer.send}
        disabled={isBlank}
        // The keyboard of a phone stays up.
        onPointerDown={(event) => event.preventDefault()}
      >
        <SendIcon />
      </button>
      <p className={css.hint}>{composer.hint}</p>
    </form>
  );
}
