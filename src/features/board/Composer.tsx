import { useEffect, useId, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useStore } from 'zustand';
import { useGetCurrentUser } from '../../api/generated/auth/auth.ts';
import { useUnloadWarning } from '../../lib/useUnloadWarning.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { common } from '../../ui/copy.ts';
import { useFileDrop } from '../../ui/FilePicker/useFileDrop.ts';
import { RingLoader } from '../../ui/Ring/RingLoader.tsx';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';
import { useBoard, type Target } from './boardStore.ts';
import * as css from './Composer.css.ts';
import { composer as copy } from './copy.ts';
import { MediaButton } from './MediaButton.tsx';
import { MediaPreview } from './MediaPreview.tsx';
import { SendingBar } from './SendingBar.tsx';
import { TextButton } from './TextButton.tsx';

interface ComposerProps {
  /** What is answered; null for a post of its own. */
  to: Target | null;
  label: string;
  placeholder: string;
  submitLabel: string;
  /** A card of its own, and not a part of one. */
  isCard?: boolean;
  /** Lines of the empty field; 2 unless given. */
  rows?: number;
  /** Stands before the field. */
  picture?: ReactNode;
  /** Gives a way out without posting. */
  onCancel?: () => void;
  onPosted?: () => void;
  ref: Ref<HTMLTextAreaElement>;
}

/** Text, or a sound or film, or both. Ctrl or ⌘ with Enter posts; a file may be chosen, dropped or pasted. */
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
  const { text, isRestored, attachment, isChecking, isSending, progress, problem } = useStore(composer.store);
  const { data: me } = useGetCurrentUser();
  const rulesId = useId();
  const { isOver, handlers } = useFileDrop(isSending, (file) => void composer.attach(file));
  const isEmpty = text.trim() === '' && attachment === null;

  useEffect(() => {
    if (me !== undefined) composer.adopt(me.id);
  }, [composer, me]);
  // The text is kept, a file can't be.
  useUnloadWarning(attachment !== null || isSending);

  const submit = async () => {
    if (await composer.submit()) onPosted?.();
  };
  const press = (event: KeyboardEvent) => {
    // The Enter that ends a conversion of the IME belongs to it (229: Safari).
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void submit();
    }
  };

  return (
    <div
      role="group"
      aria-label={label}
      aria-describedby={rulesId}
      className={css.root}
      data-card={isCard ? '' : undefined}
      data-over={isOver || undefined}
      {...handlers}
      onPaste={(event) => {
        // What is copied from a document brings a picture of itself along; the words are meant.
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
            value={text}
            onChange={(event) => composer.write(event.currentTarget.value)}
            onKeyDown={press}
          />
        </div>
      </div>
      {isRestored && (
        <div className={css.note}>
          <span role="status">{copy.restored}</span>
          <TextButton onClick={() => composer.write('')}>{copy.discard}</TextButton>
        </div>
      )}
      {isChecking && <RingLoader size={24} label={common.loading} />}
      {attachment !== null && <MediaPreview attachment={attachment} locked={isSending} onRemove={composer.detach} />}
      {problem !== null && (
        <Banner kind="error">
          <span className={css.problem}>{problem}</span>
        </Banner>
      )}
      {progress !== null && <SendingBar progress={progress} isSending={isSending} onAbort={composer.abort} />}
      <div className={css.actions}>
        <div className={css.media}>
          <MediaButton disabled={isSending} onFile={(file) => void composer.attach(file)} />
        </div>
        <div className={css.buttons}>
          {onCancel && !isSending && (
            <Button size="compact" onClick={onCancel}>
              {common.cancel}
            </Button>
          )}
          <Button
            size="compact"
            variant="primary"
            disabled={(isEmpty || isChecking) && !isSending}
            loading={isSending}
            loadingLabel={copy.submitting}
            onClick={() => void submit()}
          >
            {submitLabel}
          </Button>
        </div>
      </div>
      <p id={rulesId} className={css.rules}>
        {copy.rules}
      </p>
    </div>
  );
}
