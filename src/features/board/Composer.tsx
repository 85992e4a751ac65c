import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useStore } from 'zustand';
import { useGetCurrentUser } from '../../api/generated/auth/auth.ts';
import { createPostRequestContentMax } from '../../api/generated/limits.ts';
import { hasStoredTake } from '../../session/takes.ts';
import { useUnloadWarning } from '../../lib/browser/useUnloadWarning.ts';
import { isFocusLost } from '../../lib/browser/focus/focusHeading.ts';
import { isComposing } from '../../lib/keyboard/isComposing.ts';
import { isBlank } from '../../lib/text/isBlank.ts';
import { mediaLength } from '../../lib/media/mediaLength.ts';
import { audioPlayer } from '../../lib/media/audioPlayer.ts';
import { useObjectUrl } from '../../lib/browser/useObjectUrl.ts';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { common } from '../../ui/copy.ts';
import { useFileDrop } from '../../ui/FilePicker/useFileDrop.ts';
import { RingLoader } from '../../ui/Ring/RingLoader.tsx';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { CloseIcon } from '../../ui/icons/icons.tsx';
import { AudioPlayer } from '../../ui/MediaPlayer/AudioPlayer.tsx';
import { VideoPlayer } from '../../ui/MediaPlayer/VideoPlayer.tsx';
import { NoteIcon } from '../../ui/icons/shellIcons.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { LazyDialog } from '../../ui/Lazy/LazyDialog.tsx';
import { SendingProgress } from '../../ui/Progress/SendingProgress.tsx';
import { useBoard, type Target } from './boardStore.ts';
import { composer as copy, post } from './copy.ts';
import type { Attachment } from './checkMedia.ts';
import { attachTake, type ComposerStore, isFullySent } from './composerStore.ts';
import * as css from './Composer.css.ts';

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
  const { data: viewer } = useGetCurrentUser();
  const rulesId = useId();
  const root = useRef<HTMLDivElement>(null);
  const { isOver, handlers } = useFileDrop({
    disabled: isSending,
    onFile: (file) => void composer.attach(file),
    // A reply takes only what is dropped on itself.
    area: to === null ? root : undefined,
  });
  const isRecruiting = text.startsWith(copy.recruiting);
  const isEmpty = isBlank(text) && attachment === null;
  // The card is low until it is used, and then stays high: content below must not move under a finger.
  const [isUsed, setUsed] = useState(false);

  useEffect(() => {
    if (viewer !== undefined) composer.setUser(viewer.id);
  }, [composer, viewer]);
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
      data-low={(isCard && isEmpty && !isUsed && progress === null && problem === null) || undefined}
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
            disabled={isSending || !viewer}
            hasFile={attachment !== null}
            userId={viewer?.id ?? ''}
            composer={composer}
          />
          {to === null && (
            <InlineButton
              aria-pressed={isRecruiting}
              onClick={() => composer.write(isRecruiting ? text.replace(copy.recruiting, '') : copy.recruiting + text)}
            >
              {copy.recruiting}
            </InlineButton>
          )}
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

interface MediaPreviewProps {
  attachment: Attachment;
  /** Whether the post is being sent, so that the file cannot be removed. */
  locked: boolean;
  onRemove: () => void;
}

/** Renders the file that is attached in the composer, with a player and a button to remove it. */
function MediaPreview({ attachment: { file, kind, seconds, name }, locked, onRemove }: MediaPreviewProps) {
  'use no memo';
  const url = useObjectUrl(file);
  const id = `preview:${url}`;
  const about = { title: name ?? file.name, artist: post.kind[kind] };

  // When the preview is removed, its playback stops, since its controls are gone.
  useEffect(
    () => () => {
      if (audioPlayer.current.getState().sound?.id === id) audioPlayer.unload();
    },
    [id],
  );
  return (
    <Stack gap="hair">
      <div className={css.mediaHead}>
        <NoteIcon />
        <span className={css.mediaName} title={about.title}>
          {about.title}
        </span>
        {/* The name of a recording contains its length. */}
        {name === undefined && <span className={css.mediaTime}>{`${post.kind[kind]} ${mediaLength(seconds)}`}</span>}
        <IconButton label={copy.removeMedia} disabled={locked} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      </div>
      {url !== null && kind === 'audio' && <AudioPlayer sound={{ ...about, id, url }} length={seconds} file={file} />}
      {url !== null && kind === 'video' && <VideoPlayer key={url} film={{ ...about, url }} length={seconds} />}
    </Stack>
  );
}

interface MediaButtonProps {
  disabled: boolean;
  onFile: (file: File) => void;
}

/** Renders the composer's button that opens the file picker for an audio or video file. */
function MediaButton({ disabled, onFile }: MediaButtonProps) {
  'use no memo';
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={copy.addMedia}
        // The extensions are listed because some systems report no MIME type for some of these files.
        accept="audio/*,video/*,.mp3,.m4a,.wav,.ogg,.flac,.aac,.mp4,.mov,.avi,.webm"
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // Without this, choosing the same file again would fire no change event.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      <InlineButton tone="brand" disabled={disabled} onClick={() => input.current?.click()}>
        <NoteIcon />
        <span>{copy.addMedia}</span>
      </InlineButton>
    </>
  );
}

const RecordingDialog = lazyComponent(async () => (await import('./recording/RecordingDialog.tsx')).RecordingDialog);

interface RecordButtonProps {
  disabled: boolean;
  /** Whether the post has a file, which may be the take. */
  hasFile: boolean;
  userId: string;
  composer: ComposerStore;
}

/**
 * Renders the composer's button that opens the dialog for recording a take. Its label says whether a take is
 * stored that was not posted.
 */
function RecordButton({ disabled, hasFile, userId, composer }: RecordButtonProps) {
  'use no memo';
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <InlineButton tone="brand" disabled={disabled} onClick={() => setOpen(true)}>
        {!hasFile && hasStoredTake(userId) ? copy.storedTake : copy.record}
      </InlineButton>
      <LazyDialog open={isOpen} onFailed={close}>
        <RecordingDialog
          open={isOpen}
          userId={userId}
          onUse={(file, stored, name) => void attachTake(composer, file, stored, name)}
          onClose={close}
        />
      </LazyDialog>
    </>
  );
}

interface SendingBarProps {
  /** From 0 to 1. */
  progress: number;
  /** Whether the request is still in flight and can be aborted. */
  isSending: boolean;
  onAbort: () => void;
}

/** Shows the progress of a post that is being sent, with a button to abort it. */
function SendingBar({ progress, isSending, onAbort }: SendingBarProps) {
  'use no memo';
  return (
    <div className={css.progress}>
      <SendingProgress
        share={progress}
        label={copy.progress(Math.round(progress * 100))}
        isProcessing={isSending && isFullySent(progress)}
      />
      <Button size="compact" disabled={!isSending} onClick={onAbort}>
        {copy.abort}
      </Button>
    </div>
  );
}

interface InlineButtonProps {
  /** The label, optionally with an icon before it. */
  children: ReactNode;
  /** `brand` for the more important action; default `quiet`. */
  tone?: 'quiet' | 'brand';
  /** Whether the content that the button shows and hides is visible; omitted without such content. */
  'aria-expanded'?: boolean;
  /** Makes it a toggle button: true while it is on. */
  'aria-pressed'?: boolean;
  disabled?: boolean;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Renders a button without border or background, for the actions of a post and of the composer. */
export function InlineButton({ tone = 'quiet', ...button }: InlineButtonProps) {
  return <button {...button} type="button" className={css.inlineButton} data-tone={tone} />;
}
