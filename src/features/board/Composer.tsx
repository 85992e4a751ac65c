import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useStore } from 'zustand';
import { useGetCurrentUser } from '../../api/generated/auth/auth.ts';
import { createPostRequestContentMax } from '../../api/generated/limits.ts';
import { useUnloadWarning } from '../../lib/browser/useUnloadWarning.ts';
import { isFocusLost } from '../../lib/browser/focus/focusHeading.ts';
import { isComposing } from '../../lib/keyboard/isComposing.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { common } from '../../ui/copy.ts';
import { useFileDrop } from '../../ui/FilePicker/useFileDrop.ts';
import { RingLoader } from '../../ui/Ring/RingLoader.tsx';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { useBoard, type Target } from './boardStore.ts';
import * as css from './Composer.css.ts';
import { composer as copy } from './copy.ts';
import { MediaButton } from './MediaButton.tsx';
import { MediaPreview } from './MediaPreview.tsx';
import { SendingBar } from './SendingBar.tsx';
import { RecordButton } from './RecordButton.tsx';
import { InlineButton } from './InlineButton.tsx';
import { isBlank } from '../../lib/text/isBlank.ts';

interface ComposerProps {
  /** The post that is being replied to; null for a new top-level post. */
  to: Target | null;
  label: string;
  placeholder: string;
  submitLabel: string;
  /** Draws a card around the composer; false inside a dialog or a thread. */
  isCard?: boolean;
  /** Number of lines of the empty field; default 2. */
  rows?: number;
  /** Rendered before the field. */
  picture?: ReactNode;
  /** Called when the user closes the composer without posting; if given, the cancel button is rendered. */
  onCancel?: () => void;
  onPosted?: () => void;
  ref: Ref<HTMLTextAreaElement>;
}

/**
 * Renders the form for a new post or a reply: text, an audio or video file, or both. Ctrl or ⌘ with Enter submits; a
 * file can be chosen, dropped or pasted.
 */
export function Composer({
  to,
  label,
  placeholder,
  submitLabel,
  isCard = false,
  rows = 2,
  picture,
  onCancel,
  onPosted,
  ref,
}: ComposerProps) {
  const composer = useBoard().composer(to);
  const { text, isRestored, attachment, isChecking, isSending, progress, problem, isFailed } = useStore(composer.store);
  const { data: me } = useGetCurrentUser();
  const rulesId = useId();
  const root = useRef<HTMLDivElement>(null);
  const { isOver, handlers } = useFileDrop({
    disabled: isSending,
    onFile: (file) => void composer.attach(file),
    // A reply takes only what is dropped on itself.
    area: to === null ? root : undefined,
  });
  const isEmpty = isBlank(text) && attachment === null;
  // On a phone the card is low until it is used, and then stays high: content below must not move under a finger.
  const [isUsed, setUsed] = useState(false);

  useEffect(() => {
    if (me !== undefined) composer.setUser(me.id);
  }, [composer, me]);
  useEffect(() => composer.show(), [composer]);
  // The text is persisted as a draft; a file cannot be.
  useUnloadWarning(attachment !== null || isSending);

  const submit = async (): Promise<void> => {
    if (!(await composer.submit())) return;
    if (onPosted) return onPosted();
    // The pressed button is disabled beside an empty field, and loses the focus.
    const { activeElement } = document;
    const isOnButton = root.current?.contains(activeElement) === true && activeElement?.matches('button') === true;
    if (isFocusLost() || isOnButton) root.current?.focus({ preventScroll: true });
  };
  const abort = () => {
    composer.abort();
    // The abort button disappears. The focus moves to the composer and not to another button, which a second press
    // would trigger.
    root.current?.focus({ preventScroll: true });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isComposing(event.nativeEvent)) {
      event.preventDefault();
      void submit();
    }
  };

  return (
    <div
      ref={root}
      tabIndex={-1}
      role="group"
      aria-label={label}
      aria-describedby={rulesId}
      className={css.root}
      data-card={isCard ? '' : undefined}
      data-over={isOver || undefined}
      data-low={(isCard && isEmpty && !isUsed && problem === null) || undefined}
      onFocus={() => setUsed(true)}
      {...handlers}
      onPaste={(event) => {
        // Content copied from a document includes an image of itself; the text is what the user means to paste.
        if (!event.clipboardData.types.includes('text/plain')) handlers.onPaste(event);
      }}
    >
      <div className={css.writing}>
        {picture}
        <div className={css.field}>
          <TextArea
            ref={ref}
            label={label}
            hideLabel
            placeholder={placeholder}
            minRows={rows}
            maxRows={12}
            limit={createPostRequestContentMax}
            value={text}
            onChange={(event) => composer.write(event.currentTarget.value)}
            onKeyDown={press}
          />
        </div>
      </div>
      {isRestored && (
        <div className={css.note}>
          <span role="status">{copy.restored}</span>
          <InlineButton onClick={() => composer.write('')}>{copy.discard}</InlineButton>
        </div>
      )}
      {isChecking && <RingLoader size={24} label={common.loading} />}
      {attachment !== null && <MediaPreview attachment={attachment} locked={isSending} onRemove={composer.detach} />}
      <Cluster gap="small" align="center" justify="between">
        <div className={css.media}>
          <MediaButton disabled={isSending} onFile={(file) => void composer.attach(file)} />
          <RecordButton
            disabled={isSending || !me}
            hasFile={attachment !== null}
            userId={me?.id ?? ''}
            composer={composer}
          />
        </div>
        <div className={css.buttons}>
          {onCancel && (
            <span className={css.cancel} data-hidden={isSending || undefined}>
              <Button size="compact" onClick={onCancel}>
                {common.cancel}
              </Button>
            </span>
          )}
          <span className={css.submit}>
            <Button
              size="compact"
              variant="primary"
              disabled={(isEmpty || isChecking) && !isSending}
              disabledReason={isChecking ? common.loading : copy.empty}
              loading={isSending}
              loadingLabel={copy.submitting}
              onClick={() => void submit()}
            >
              {submitLabel}
            </Button>
          </span>
        </div>
      </Cluster>
      <div className={css.foot}>
        <p id={rulesId} className={css.rules} data-hidden={progress !== null || undefined}>
          {copy.rules}
        </p>
        {progress !== null && <SendingBar progress={progress} isSending={isSending} onAbort={abort} />}
      </div>
      {/* Below the buttons: messages above would move the buttons while the user presses one. */}
      {problem !== null && (
        <Banner kind="error">
          <span className={css.problem}>{problem}</span>
        </Banner>
      )}
      {isFailed && (
        <p role="status" className={css.inputRemains}>
          {copy.inputRemains}
        </p>
      )}
    </div>
  );
}
