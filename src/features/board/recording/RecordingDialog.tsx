import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useUnloadWarning } from '../../../lib/browser/useUnloadWarning.ts';
import { addLeaveConfirmation } from '../../../lib/forms/leaveConfirmations.ts';
import { isFocusLost } from '../../../lib/browser/focus/focusHeading.ts';
import { mediaLength } from '../../../lib/media/mediaLength.ts';
import { fullTime } from '../../../lib/time/chatTime.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { Banner } from '../../../ui/Banner/Banner.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { RingLoader } from '../../../ui/Ring/RingLoader.tsx';
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { BinIcon } from '../../../ui/icons/BinIcon.tsx';
import { icon, type IconProps } from '../../../ui/icons/icon.tsx';
import { PauseIcon } from '../../../ui/icons/shellIcons.tsx';
import { isMotionReduced } from '../../../ui/theme/reducedMotion.ts';
import { recording as copy } from './copy.ts';
import { browserMicrophone } from './microphone.ts';
import { createRecorder, BEATS, TEMPO, tempoOf } from './recorder.ts';
import { hasTake, isRecording, type Recorder, type RecorderState, type TakeState } from './recorderState.ts';
import { createTakeStore, type TakeWriter, type StoredTake } from './takeStore.ts';
import { MAX_SECONDS } from './takeFile.ts';
import { TakePlayer, TrimEditor } from './TrimEditor.tsx';
import * as css from './RecordingDialog.css.ts';

interface RecordingDialogProps {
  open: boolean;
  userId: string;
  /** Called with the chosen take, the writer of its stored copy, and what it is called. */
  onUse: (file: File, stored: TakeWriter, name: string) => void;
  onClose: () => void;
}

/**
 * Renders the dialog that records a take for a post. A stored take is offered again, so closing loses
 * nothing.
 */
export function RecordingDialog({ open, userId, onUse, onClose }: RecordingDialogProps) {
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
    if (taken !== null) onUse(taken.file, taken.stored, copy.named(mediaLength(taken.seconds)));
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

interface RecordingPanelProps {
  recorder: Recorder;
  /** Asks for confirmation before a take is discarded. */
  onAsk: (throwAway: () => void) => void;
  onUse: () => void;
}

/** Renders the controls that record, play and trim a take. */
function RecordingPanel({ recorder, onAsk, onUse }: RecordingPanelProps) {
  const current = useStore(recorder.store);
  const { state, elapsed, take, offered, ending, isStored, isCutFailed } = current;
  const [countIn, setCountIn] = useState(USUAL_COUNT_IN);
  const status = useRef<HTMLParagraphElement>(null);
  const focusedIn = useRef(state);
  // Other buttons appear where the pressed one was, and a second press must not trigger them.
  useEffect(() => {
    if (focusedIn.current === state) return;
    focusedIn.current = state;
    if (isFocusLost() || document.activeElement?.matches('[role="dialog"]')) status.current?.focus();
  }, [state]);
  const again = () => {
    recorder.throwAway();
    void recorder.start(beatsOf(countIn));
  };
  if (!recorder.isSupported()) return <Banner kind="info">{copy.unsupported}</Banner>;
  return (
    <Stack gap="medium">
      <p ref={status} role="status" tabIndex={-1} className={css.status}>
        {isRecording(state) && <span className={css.lamp} data-on={state === 'recording' ? '' : undefined} />}
        <span>{statusOf(current)}</span>
      </p>
      {isProblem(state) && <Banner kind="error">{copy.problems[state]}</Banner>}
      {ending !== null && take !== null && <Banner kind="info">{copy[ending]}</Banner>}
      {!isStored && hasTake(state) && <Banner kind="error">{copy.notStored}</Banner>}
      {(state === 'idle' || isProblem(state)) && (
        <StartTake
          recorder={recorder}
          offered={offered}
          onAsk={onAsk}
          countIn={countIn}
          onChange={(change) => setCountIn({ ...countIn, ...change })}
        />
      )}
      {(state === 'asking' || state === 'countingIn') && (
        <Actions>
          <Button size="compact" onClick={recorder.throwAway}>
            {copy.stop}
          </Button>
        </Actions>
      )}
      {isRecording(state) && (
        <>
          <p role="timer" className={css.time}>
            <span>{mediaLength(elapsed)}</span>
            <span className={css.soft}>{copy.upTo(mediaLength(MAX_SECONDS))}</span>
          </p>
          <LevelMeter level={recorder.level} />
          <div className={css.controls}>
            {state === 'recording' ? (
              <IconAction icon={PauseIcon} onClick={recorder.pause}>
                {copy.pause}
              </IconAction>
            ) : (
              <IconAction icon={MicrophoneIcon} onClick={recorder.resume}>
                {copy.resume}
              </IconAction>
            )}
            <button
              type="button"
              className={css.stop}
              aria-label={copy.finish}
              title={copy.finish}
              onClick={() => void recorder.finish()}
            >
              <span className={css.square} />
            </button>
          </div>
        </>
      )}
      {state === 'finishing' && <RingLoader label={copy.finishing} />}
      {state === 'taken' && take !== null && (
        <>
          <TakePlayer part={take.chosen} />
          {isCutFailed && <Banner kind="error">{copy.cannotTrim}</Banner>}
          <Button variant="primary" wide onClick={onUse}>
            {copy.use}
          </Button>
          <div className={css.controls}>
            <IconAction icon={AgainIcon} onClick={() => onAsk(again)}>
              {copy.again}
            </IconAction>
            <IconAction icon={TrimIcon} onClick={recorder.trim}>
              {copy.trim}
            </IconAction>
            <IconAction icon={BinIcon} onClick={() => onAsk(recorder.throwAway)}>
              {copy.throwAway}
            </IconAction>
          </div>
        </>
      )}
      {state === 'trimming' && take !== null && (
        <TrimEditor take={take} onEnd={(part) => void recorder.endTrimming(part)} />
      )}
    </Stack>
  );
}

const problems = ['refused', 'absent', 'busy', 'failed'] as const;
const isProblem = (state: TakeState): state is (typeof problems)[number] =>
  problems.some((problem) => problem === state);

function statusOf({ state, beat, take }: RecorderState): string {
  if (state === 'idle' || isProblem(state)) return copy.lead;
  if (state === 'asking') return copy.asking;
  if (state === 'countingIn') return copy.beat(beat, BEATS);
  if (state === 'recording' || state === 'paused') return copy[state];
  if (state === 'taken' && take !== null) return copy.taken(mediaLength(take.chosen.seconds));
  return state === 'trimming' ? copy.trim : '';
}

const MicrophoneIcon = icon('M12 14.5a3 3 0 0 0 3-3v-5a3 3 0 0 0-6 0v5a3 3 0 0 0 3 3ZM6 11.5a6 6 0 0 0 12 0M12 17.5v3');
const AgainIcon = icon('M4.5 12a7.5 7.5 0 1 0 2.3-5.4M4.5 4.5v4h4');
const TrimIcon = icon('M6 4.5v15M18 4.5v15M9.5 9.5v5M12 7v10M14.5 9.5v5');

interface IconActionProps {
  icon: ComponentType<IconProps>;
  /** Name of the action, below its icon. */
  children: string;
  onClick: () => void;
}

/** Renders a secondary action as an icon with its name. */
function IconAction({ icon: Icon, children, onClick }: IconActionProps) {
  return (
    <button type="button" className={css.action} onClick={onClick}>
      <Icon size="large" />
      <span>{children}</span>
    </button>
  );
}

/** Renders buttons in a row that wraps. */
function Actions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}

/** The settings of the count-in. */
interface CountIn {
  isOn: boolean;
  /** The text of the field, in beats a minute; may be invalid. */
  tempo: string;
}

const USUAL_COUNT_IN: CountIn = { isOn: false, tempo: `${TEMPO.usual}` };

/** Returns the beats a minute of the count-in; null without one. */
const beatsOf = ({ isOn, tempo }: CountIn): number | null => (isOn ? tempoOf(tempo) : null);

interface StartTakeProps {
  recorder: Recorder;
  offered: StoredTake | null;
  /** Asks for confirmation before a take is discarded. */
  onAsk: (throwAway: () => void) => void;
  countIn: CountIn;
  onChange: (change: Partial<CountIn>) => void;
}

/** Renders the recording dialog before a recording: the count-in, the start button, and a take of an earlier visit. */
function StartTake({ recorder, offered, onAsk, countIn, onChange }: StartTakeProps) {
  const { isOn, tempo } = countIn;
  return (
    <Stack gap="medium">
      {offered !== null && (
        <Banner
          kind="info"
          action={
            <div className={css.actions}>
              <Button size="compact" onClick={() => onAsk(() => void recorder.removeOffered())}>
                {copy.throwAway}
              </Button>
              <Button size="compact" onClick={() => void recorder.restore()}>
                {copy.openOffered}
              </Button>
            </div>
          }
        >
          {copy.offered(fullTime(offered.startedAt))}
        </Banner>
      )}
      <Checkbox
        label={copy.countIn}
        help={copy.countInHelp}
        checked={isOn}
        onChange={({ currentTarget }) => onChange({ isOn: currentTarget.checked })}
      />
      {isOn && (
        <div className={css.tempo}>
          <TextField
            label={copy.tempo}
            help={copy.tempoHelp}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={tempo}
            onChange={({ currentTarget }) => onChange({ tempo: currentTarget.value })}
            onBlur={() => onChange({ tempo: `${tempoOf(tempo)}` })}
          />
        </div>
      )}
      <Button variant="primary" wide onClick={() => void recorder.start(beatsOf(countIn))}>
        {copy.start}
      </Button>
    </Stack>
  );
}

/** Number of bars on each side of the middle one. */
const SIDE_BARS = 20;
/** Share of the shown level that remains in the next frame when the sound becomes quiet. */
const DECAY = 0.92;
/** Milliseconds after which a level moves to the next bars. */
const STEP_MS = 50;
/** Height of the bars in silence. */
const LEAST_HEIGHT = 0.06;

/**
 * Shows the microphone's loudness during a recording: the middle bar is the present one, and what was before moves to
 * both sides. Under reduced motion no bar moves; the louder it is, the more of them light up, from the middle on. Hidden
 * from screen readers, because it changes all the time.
 */
function LevelMeter({ level }: { level: () => number }) {
  const root = useRef<HTMLDivElement>(null);
  // Sets the styles directly, to avoid a React render per frame.
  useEffect(() => {
    const bars = [...(root.current?.children ?? [])] as HTMLElement[];
    const isStill = isMotionReduced();
    /** The present level and those before it. */
    let levels = Array.from({ length: SIDE_BARS + 1 }, () => 0);
    let movedAt = 0;
    let frame = requestAnimationFrame(function paint(at) {
      const [before = 0] = levels;
      const shown = Math.max(level(), before * DECAY);
      const isStep = at - movedAt >= STEP_MS;
      if (isStep) movedAt = at;
      levels = [shown, ...levels.slice(isStep ? 0 : 1, isStep ? -1 : undefined)];
      for (const [index, bar] of bars.entries()) {
        const distance = Math.abs(index - SIDE_BARS);
        if (isStill) bar.toggleAttribute('data-lit', distance <= shown * SIDE_BARS);
        else bar.style.transform = `scaleY(${Math.max(LEAST_HEIGHT, levels[distance] ?? 0).toFixed(3)})`;
      }
      frame = requestAnimationFrame(paint);
    });
    return () => cancelAnimationFrame(frame);
  }, [level]);
  return (
    <div ref={root} className={css.meter} aria-hidden="true" data-still={isMotionReduced() ? '' : undefined}>
      {Array.from({ length: 2 * SIDE_BARS + 1 }, (_, index) => (
        <span key={index} className={css.bar} />
      ))}
    </div>
  );
}
