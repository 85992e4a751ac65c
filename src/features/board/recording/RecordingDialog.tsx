import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useUnloadWarning } from '../../../lib/browser/useUnloadWarning.ts';
import { addLeaveConfirmation } from '../../../lib/forms/leaveConfirmations.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import type { Composer } from '../composerStore.ts';
import { attachTake } from './attachTake.ts';
import { recording as copy } from './copy.ts';
import { browserMicrophone } from './microphone.ts';
import { createRecorder } from './recorder.ts';
import { RecordingPanel } from './RecordingPanel.tsx';
import { hasTake, isRecording } from './takeMachine.ts';
import { createTakeStore } from './takeStore.ts';

interface RecordingDialogProps {
  open: boolean;
  userId: string;
  /** The composer of the post to which the take is attached. */
  composer: Composer;
  onClose: () => void;
}

/**
 * Renders the dialog that records a take for a post (rule B33). A stored take is offered again, so closing loses
 * nothing.
 */
export function RecordingDialog({ open, userId, composer, onClose }: RecordingDialogProps) {
  const [recorder] = useState(() => createRecorder({ microphone: browserMicrophone, takes: createTakeStore(userId) }));
  const state = useStore(recorder.store, (current) => current.state);
  const isStored = useStore(recorder.store, (current) => current.isStored);
  /** Called when the user confirms that the take is discarded; null while no confirmation is open. */
  const [removal, setRemoval] = useState<{ confirm: () => void } | null>(null);
  const wouldLose = hasTake(state) && !isStored;
  // The latest second of a recording is not stored yet.
  useUnloadWarning(wouldLose || isRecording(state));

  useEffect(() => {
    if (!wouldLose) return undefined;
    // A press on a snackbar above the dialog opens another screen. The dialog itself handles Back.
    return addLeaveConfirmation((goOn) => setRemoval({ confirm: () => goOn(recorder.throwAway) }));
  }, [recorder, wouldLose]);
  useEffect(() => {
    if (open) void recorder.offer();
  }, [recorder, open]);
  useEffect(() => () => void recorder.close(), [recorder]);

  const closeNow = () => {
    // A take that is not stored completely would be offered without its end.
    if (wouldLose) recorder.throwAway();
    void recorder.close();
    onClose();
  };
  /**
   * Ends a recording or the trimming first, so that Esc or Back does not close the dialog at once. Returns whether it
   * closes.
   */
  const close = () => {
    if (isRecording(state)) void recorder.finish();
    else if (state === 'trimming') void recorder.endTrimming();
    else if (wouldLose) setRemoval({ confirm: closeNow });
    else {
      closeNow();
      return true;
    }
    return false;
  };
  const use = () => {
    const taken = recorder.handOver();
    if (taken !== null) void attachTake(composer, taken);
    onClose();
  };

  return (
    <>
      <Dialog open={open} onClose={close} staysOnPressOutside title={copy.title} size="medium">
        <RecordingPanel recorder={recorder} onAsk={(confirm) => setRemoval({ confirm })} onUse={use} />
      </Dialog>
      <ConfirmDialog
        open={removal !== null}
        title={copy.loseTitle}
        body={copy.loseBody}
        confirmLabel={copy.lose}
        cancelLabel={copy.stay}
        danger
        onConfirm={() => {
          setRemoval(null);
          removal?.confirm();
        }}
        onCancel={() => setRemoval(null)}
      />
    </>
  );
}
