import { type FormEvent, type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { MessageContentMax } from '../../api/generated/limits.ts';
import type { ChatUser, ConversationId, UserId } from '../../api/generated/model/index.ts';
import { useLive } from '../../conversations/live.ts';
import { isComposing } from '../../lib/keyboard/isComposing.ts';
import { useDeviceSetting } from '../../lib/storage/deviceSetting.ts';
import { isBlank } from '../../lib/text/isBlank.ts';
import { tabDrafts } from '../../session/tabDrafts.ts';
import { tooLong } from '../../ui/Field/textLimit.ts';
import { icon } from '../../ui/icons/icon.tsx';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';
import { chat, composer } from './copy.ts';
import { createEnterDetector } from './enterKey.ts';
import { enterToSend } from './enterToSend.ts';
import { PlanButton } from './lazyParts.ts';
import * as css from './Composer.css.ts';

const SendIcon = icon('M5 12h9M4.6 4.8 20.2 12 4.6 19.2 7 12Z');

/** Methods and properties that the composer exposes through its ref. */
export interface ComposerHandle {
  focus: (options?: FocusOptions) => void;
  /** The text of the field. */
  text: string;
  /** Replaces the text and focuses the field. */
  write: (text: string) => void;
}

interface ComposerProps {
  conversationId: ConversationId;
  /** The other person. */
  user: ChatUser;
  viewerId: UserId;
  /** Closes what is open. Null when nothing is open; Escape then blurs the field, so that shortcuts work. */
  onEscape: (() => void) | null;
  ref?: Ref<ComposerHandle>;
}

/** The maximum height of the text field, in lines. */
const MAX_LINES = 4;

/** Renders the form that sends a message. The draft of each conversation is persisted and survives a reload. */
export function Composer({ conversationId, user, viewerId, onEscape, ref }: ComposerProps) {
  'use no memo';
  const [text, setText] = useState(() => tabDrafts().read(viewerId, conversationId));
  const [enterDetector] = useState(createEnterDetector);
  const area = useRef<HTMLTextAreaElement>(null);
  const isEnterEnough = useDeviceSetting(enterToSend);
  const live = useLive();
  const isUnfit = isBlank(text) || tooLong(text, MessageContentMax) !== undefined;

  const change = (next: string) => {
    setText(next);
    tabDrafts().write(viewerId, conversationId, text, next);
    live.typed(conversationId, next);
  };
  const focus: ComposerHandle['focus'] = (options) => area.current?.focus(options);
  const write = (next: string) => {
    focus();
    area.current?.select();
    // The browser's own edit can be undone. A text that is set from outside makes it forget all edits.
    if (!document.execCommand('insertText', false, next)) change(next);
  };
  useImperativeHandle(ref, () => ({ focus, text, write }));
  const send = () => {
    if (isUnfit || !live.sendText(conversationId, text)) return;
    setText('');
    tabDrafts().write(viewerId, conversationId, text, '');
    focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const pressKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape' && !isComposing(event.nativeEvent)) {
      if (onEscape) onEscape();
      else event.currentTarget.blur();
    }
    if (!enterDetector.sends(event.nativeEvent, isEnterEnough)) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={css.root}
      onSubmit={submit}
      onCompositionStart={enterDetector.compositionStarted}
      onCompositionEnd={enterDetector.compositionEnded}
    >
      <div className={css.plans}>
        <LoadBoundary>
          <PlanButton
            conversationId={conversationId}
            user={user}
            onSent={() => area.current?.focus({ preventScroll: true })}
          />
        </LoadBoundary>
      </div>
      <TextArea
        ref={area}
        label={composer.label}
        hideLabel
        placeholder={composer.label}
        minRows={1}
        maxRows={MAX_LINES}
        autoComplete="off"
        limit={MessageContentMax}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={pressKey}
      />
      <button
        type="submit"
        className={css.send}
        aria-label={composer.send}
        title={composer.send}
        disabled={isUnfit}
        // The focus must stay in the text field, so that a phone's on-screen keyboard stays open.
        onPointerDown={(event) => event.preventDefault()}
      >
        <SendIcon />
      </button>
      <p className={css.hint}>{isEnterEnough ? composer.hint : composer.hintWithCtrl}</p>
    </form>
  );
}

/** Renders the typing indicator of the other person, animated while they type. */
export function TypingLine({ name, isTyping }: { name: string; isTyping: boolean }) {
  'use no memo';
  return (
    <div className={css.typing}>
      {isTyping && (
        <>
          <span className={css.dots} aria-hidden="true">
            <span className={css.dot} />
            <span className={css.dot} />
            <span className={css.dot} />
          </span>
          <span className={css.typingText}>{chat.typing(name)}</span>
        </>
      )}
    </div>
  );
}
