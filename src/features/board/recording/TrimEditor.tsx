import { useEffect, useId, useState, type PointerEvent } from 'react';
import { useStore } from 'zustand';
import { useObjectUrl } from '../../../lib/browser/useObjectUrl.ts';
import { audioPlayer } from '../../../lib/media/audioPlayer.ts';
import { IDLE_MEDIA } from '../../../lib/media/mediaControls.ts';
import { mediaLength } from '../../../lib/media/mediaLength.ts';
import { tenths } from '../../../lib/media/tenths.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { common } from '../../../ui/copy.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { PlayButton } from '../../../ui/MediaPlayer/PlayButton.tsx';
import { seekTarget } from '../../../ui/MediaPlayer/SeekBar.tsx';
import { usePeaks, AudioPlayer } from '../../../ui/MediaPlayer/AudioPlayer.tsx';
import { Waveform } from '../../../ui/MediaPlayer/Waveform.tsx';
import { recording as copy } from './copy.ts';
import type { Take } from './recorderState.ts';
import type { TrimRange } from './takeStore.ts';
import type { TakeFile } from './takeFile.ts';
import * as css from './RecordingDialog.css.ts';

/** Steps of the keys in seconds. */
const STEP = 0.1;
const PAGE = 5;

interface TrimEditorProps {
  take: Take;
  /** Called with the chosen part; without one the trim does not change. */
  onEnd: (part?: TrimRange) => void;
}

/** Selects the part of a take that is used, with two handles on its waveform. */
export function TrimEditor({ take: { whole, chosen }, onEnd }: TrimEditorProps) {
  const length = whole.seconds;
  const [range, setRange] = useState<TrimRange>({ start: chosen.start, end: Math.min(length, chosen.end) });
  const url = useObjectUrl(whole.file);
  const id = `take:${url}`;
  const controls = audioPlayer.controls();
  const isCurrent = useStore(audioPlayer.current, ({ sound }) => sound?.id === id);
  const state = useStore(controls.store, (player) => (isCurrent ? player : IDLE_MEDIA));
  const peaks = usePeaks(whole.file);
  const hintId = useId();
  const shareOf = (seconds: number) => (length > 0 ? Math.min(1, seconds / length) : 0);
  useUnloadSound(id);
  useEffect(() => {
    if (isCurrent) controls.setPart(range);
  }, [controls, isCurrent, range]);

  const play = () => {
    if (url === null) return;
    audioPlayer.load({ id, url, title: copy.named(mediaLength(length)), artist: copy.artist, length });
    controls.setPart(range);
    const time = controls.position();
    if (state.status !== 'playing' && (time < range.start || time >= range.end)) controls.seek(range.start);
    controls.toggle();
  };
  const move = (edge: TrimEdge) => (to: number) => setRange((before) => moveEdge(before, edge, to, length));
  const percent = (seconds: number) => `${shareOf(seconds) * 100}%`;

  return (
    <Stack gap="compact">
      <p id={hintId} className={css.soft}>
        {copy.trimLead}
      </p>
      <div className={css.waveform}>
        <Waveform
          peaks={peaks}
          played={shareOf(state.time)}
          livePlayed={state.status === 'playing' ? () => shareOf(controls.position()) : null}
          isTouched={state.status !== 'idle'}
        />
        <span className={css.outside} style={{ left: 0, width: percent(range.start) }} />
        <span className={css.outside} style={{ left: percent(range.end), right: 0 }} />
        <Edge edge="start" label={copy.trimStart} time={range.start} length={length} onMove={move('start')} />
        <Edge edge="end" label={copy.trimEnd} time={range.end} length={length} onMove={move('end')} />
      </div>
      <div className={css.playRow}>
        <PlayButton status={state.status} onPress={play} />
        <p className={css.times}>
          <span>{`${copy.trimStart} ${tenths(range.start)}`}</span>
          <span>{`${copy.trimEnd} ${tenths(range.end)}`}</span>
          <span>{copy.trimmed(tenths(range.end - range.start))}</span>
        </p>
      </div>
      <div className={css.actions}>
        <span className={css.half}>
          <Button size="compact" onClick={() => onEnd()}>
            {common.cancel}
          </Button>
        </span>
        <span className={css.half}>
          <Button size="compact" variant="primary" onClick={() => onEnd(range)}>
            {copy.applyTrim}
          </Button>
        </span>
      </div>
    </Stack>
  );
}

interface EdgeProps {
  edge: TrimEdge;
  label: string;
  /** Position of the handle in seconds. */
  time: number;
  /** Length of the take in seconds. */
  length: number;
  onMove: (to: number) => void;
}

/** Renders the handle at one end of the part, moved by a pointer or by keys. */
function Edge({ edge, label, time, length, onMove }: EdgeProps) {
  const hintId = useId();
  /** Distance between the pointer and the line in px while the pointer drags it; null otherwise. */
  const [grabbed, setGrabbed] = useState<number | null>(null);
  const lineOf = (event: PointerEvent<HTMLElement>) => {
    const { left, right } = event.currentTarget.getBoundingClientRect();
    return edge === 'start' ? right : left;
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    const wave = event.currentTarget.parentElement?.getBoundingClientRect();
    if (grabbed === null || wave === undefined) return;
    onMove(((event.clientX - grabbed - wave.left) / wave.width) * length);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      className={css.edge}
      data-edge={edge}
      style={{ left: `${(length > 0 ? time / length : 0) * 100}%` }}
      aria-label={label}
      aria-describedby={hintId}
      aria-valuemin={0}
      aria-valuemax={length}
      aria-valuenow={time}
      aria-valuetext={tenths(time)}
      onKeyDown={(event) => {
        const target = seekTarget(event.key, time, length, STEP, PAGE);
        if (target === null || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        onMove(target);
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setGrabbed(event.clientX - lineOf(event));
      }}
      onPointerMove={drag}
      onPointerUp={() => setGrabbed(null)}
      onPointerCancel={() => setGrabbed(null)}
    >
      <span className={css.grip} />
      <span id={hintId} hidden>
        {copy.trimHint}
      </span>
    </div>
  );
}

/** Minimum length of a trimmed part, in seconds; a whole take may be shorter. */
const SHORTEST = 0.5;

type TrimEdge = keyof TrimRange;

/** Moves one end of the part to a time, limited by the other end and by the length of the take. */
export function moveEdge(range: TrimRange, edge: TrimEdge, to: number, length: number): TrimRange {
  const least = Math.min(SHORTEST, length);
  return edge === 'start'
    ? { ...range, start: Math.max(0, Math.min(to, range.end - least)) }
    : { ...range, end: Math.min(length, Math.max(to, range.start + least)) };
}

/** Renders the player for the chosen part of a take, before the user attaches it to the post. */
export function TakePlayer({ part: { file, seconds } }: { part: TakeFile }) {
  const url = useObjectUrl(file);
  const id = `take:${url}`;
  useUnloadSound(id);
  if (url === null) return null;
  const title = copy.named(mediaLength(seconds));
  return <AudioPlayer sound={{ id, url, title, artist: copy.artist }} length={seconds} file={file} />;
}

/** Stops a sound when its controls are unmounted. */
function useUnloadSound(id: string): void {
  useEffect(
    () => () => {
      if (audioPlayer.current.getState().sound?.id === id) audioPlayer.unload();
    },
    [id],
  );
}
