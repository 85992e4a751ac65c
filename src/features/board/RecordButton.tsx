import { useState } from 'react';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { hasStoredTake } from '../../session/takes.ts';
import { LazyDialog } from '../../ui/Lazy/LazyDialog.tsx';
import { composer as copy } from './copy.ts';
import type { Composer } from './composerStore.ts';
import { InlineButton } from './InlineButton.tsx';

const RecordingDialog = lazyComponent(async () => (await import('./recording/RecordingDialog.tsx')).RecordingDialog);

interface RecordButtonProps {
  disabled: boolean;
  /** Whether the post has a file, which may be the take. */
  hasFile: boolean;
  userId: string;
  composer: Composer;
}

/**
 * Renders the composer's button that opens the dialog for recording a take (rule B33). Its label says whether a take is
 * stored that was not posted (rule B34).
 */
export function RecordButton({ disabled, hasFile, userId, composer }: RecordButtonProps) {
  'use no memo';
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <InlineButton tone="brand" disabled={disabled} onClick={() => setOpen(true)}>
        {!hasFile && hasStoredTake(userId) ? copy.storedTake : copy.record}
      </InlineButton>
      <LazyDialog open={isOpen} onFailed={close}>
        <RecordingDialog open={isOpen} userId={userId} composer={composer} onClose={close} />
      </LazyDialog>
    </>
  );
}
