import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useUnloadWarning } from '../../../lib/browser/useUnloadWarning.ts';
import { addLeaveConfirmation } from '../../../lib/forms/leaveConfirmations.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import type { Composer } from '../sending/composerStore.ts';
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
  /** The post that the take becomes a part of. */
  composer: Composer;
  onClose: () => void;
}

/** Records a take for a post (rule B33). What is stored is offered again, so closing it loses nothing. */
export function RecordingDialog({ open, userId, composer, onClose }: RecordingDialogProps) {
  const [recorder] = useState(() => createRecorder({ microphone: browserMicrophone, takes: createTakeStore(userId) }));
  const state = useStore(recorder.store, (current) => current.state);
  const isStored = useStore(recorder.store, (current) => current.isStored);
  /** What happens when it is confirmed that the take is given up; null while nobody is asked about it. */
  const [removal, setRemoval] = useState<{ confirm: () => void } | null>(null);
  const wouldLose = hasTake(state) && !isStored;
  // A second of a recording is not stored yet.
  useUnloadWarning(wouldLose || isRecording(state));

  useEffect(() => {
    if (!wouldLose) return undefined;
    // A press on a message above the dialog leads to another screen. Back is the dialog's own.
    return addLeaveConfirmation((goOn) => setRemoval({ confirm: () => goOn(recorder.throwAway) }));
  }, [recorder, wouldLose]);
  useEffect(() => {
    if (open) void recorder.offer();
  }, [recorder, open]);
  useEffect(() => () => void recorder.close(), [recorder]);

  const closeNow = () => {
    // What is not stored as a whole would be offered without its end.
    if (wouldLose) recorder.throwAway();
    void recorder.close();
    onClose();
  };
  /** Closes step by step, so that Esc or Back ends a recording and does not hide it. Returns whether it closes. */
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
