import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { isFocusLost } from '../../../lib/browser/focus/focusHeading.ts';
import { mediaLength } from '../../../lib/media/mediaLength.ts';
import { Banner } from '../../../ui/Banner/Banner.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { RingLoader } from '../../../ui/Ring/RingLoader.tsx';
import { recording as copy } from './copy.ts';
import { LevelMeter } from './LevelMeter.tsx';
import { MAX_SECONDS } from './makeTake.ts';
import * as css from './Recording.css.ts';
import { BEATS } from './recorder.ts';
import type { Recorder, RecorderState } from './recorderState.ts';
import { beatsOf, StartTake, USUAL_COUNT_IN } from './StartTake.tsx';
import { hasTake, isRecording, type TakeState } from './takeMachine.ts';
import { TakePlayer } from './TakePlayer.tsx';
import { TrimEditor } from './TrimEditor.tsx';

interface RecordingPanelProps {
  recorder: Recorder;
  /** Asks for confirmation before a take is discarded. */
  onAsk: (throwAway: () => void) => void;
  onUse: () => void;
}

/** Renders the controls that record, play and trim a take (rule B33). */
export function RecordingPanel({ recorder, onAsk, onUse }: RecordingPanelProps) {
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
            {copy.time(mediaLength(elapsed), mediaLength(MAX_SECONDS))}
          </p>
          <LevelMeter level={recorder.level} />
          <Actions>
            <Button size="compact" onClick={state === 'recording' ? recorder.pause : recorder.resume}>
              {state === 'recording' ? copy.pause : copy.resume}
            </Button>
            <Button size="compact" variant="primary" onClick={() => void recorder.finish()}>
              {copy.finish}
            </Button>
          </Actions>
        </>
      )}
      {state === 'finishing' && <RingLoader label={copy.finishing} />}
      {state === 'taken' && take !== null && (
        <>
          <TakePlayer part={take.chosen} />
          {isCutFailed && <Banner kind="error">{copy.cannotTrim}</Banner>}
          <Actions>
            <Button size="compact" onClick={() => onAsk(recorder.throwAway)}>
              {copy.throwAway}
            </Button>
            <Button size="compact" onClick={() => onAsk(again)}>
              {copy.again}
            </Button>
            <Button size="compact" onClick={recorder.trim}>
              {copy.trim}
            </Button>
            <Button size="compact" variant="primary" onClick={onUse}>
              {copy.use}
            </Button>
          </Actions>
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

/** Renders buttons in a row that wraps. */
function Actions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}
