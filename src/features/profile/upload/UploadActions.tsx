import { type ReactNode, type Ref, type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '../../../lib/browser/focus/focusHeading.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Cluster } from '../../../ui/layout/Cluster.tsx';
import * as css from './upload.css.ts';

interface UploadActionsProps {
  isRunning: boolean;
  words: { upload: string; uploading: string; discard: string };
  isPrimary?: boolean;
  ref: Ref<HTMLButtonElement>;
  onSend: () => void;
  onDiscard: () => void;
  /** The progress and the button to abort; shown while the upload is running. */
  children: ReactNode;
}

/**
 * Renders the buttons to start an upload and to remove the file, and below them the progress. The row for the progress
 * is always rendered, so that no other button moves under a finger that has just pressed one.
 */
export function UploadActions({ isRunning, words, isPrimary, ref, onSend, onDiscard, children }: UploadActionsProps) {
  return (
    <>
      <Cluster gap="compact">
        <Button
          ref={ref}
          variant={isPrimary ? 'primary' : 'plain'}
          loading={isRunning}
          loadingLabel={words.uploading}
          onClick={onSend}
        >
          {words.upload}
        </Button>
        <Button disabled={isRunning} onClick={onDiscard}>
          {words.discard}
        </Button>
      </Cluster>
      <div className={css.progress}>{isRunning && children}</div>
    </>
  );
}

/**
 * Returns a ref for the element that receives the focus when a new step has removed the focused element. For example,
 * pressing アップロードする replaces the buttons, and keyboard users must keep their position.
 */
export function useFocusWhenLost<E extends HTMLElement>(step: string): RefObject<E | null> {
  const element = useRef<E>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    if (isFocusLost()) element.current?.focus();
  }, [step]);
  return element;
}
