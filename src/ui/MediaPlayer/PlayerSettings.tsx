import { type ReactNode, type RefObject, useState, useEffect } from 'react';
import { useStore } from 'zustand';
import { continuousPlay } from '../../lib/media/settings/continuousPlay.ts';
import type { MediaControls } from '../../lib/media/mediaControls.ts';
import { type MediaPart, partFrom, partTo } from '../../lib/media/mediaPart.ts';
import { tenths } from '../../lib/media/tenths.ts';
import { canSetVolume, setVolume, volume } from '../../lib/media/settings/volume.ts';
import { useDeviceSetting } from '../../lib/storage/deviceSetting.ts';
import { Button } from '../Button/Button.tsx';
import { PopoverButton } from '../Popover/PopoverButton.tsx';
import { media } from './copy.ts';
import { RateButton } from './RateButton.tsx';
import { NextIcon, PictureInPictureIcon, RepeatIcon } from './MediaIcons.tsx';
import * as css from './PlayerSettings.css.ts';

/** Heights in px: of the popover without the row for the volume, and of that row. */
const HEIGHT = 358;
const ROW_HEIGHT = 48;

interface PlayerSettingsProps {
  controls: MediaControls;
  /** Seconds; 0 while unknown. */
  duration: number;
  /** The element of a video, which may play in a window of its own. */
  film?: RefObject<HTMLVideoElement | null>;
}

/** A button with settings that few users need: continuous play, repetition, volume and picture-in-picture. */
export function PlayerSettings({ controls, duration, film }: PlayerSettingsProps) {
  const isLooping = useStore(controls.store, (state) => state.isLooping);
  const part = useStore(controls.store, (state) => state.part);
  const small = usePictureInPicture(film);
  const [hasVolume] = useState(canSetVolume);
  const isContinuous = useDeviceSetting(continuousPlay);
  const rate = useStore(controls.store, (state) => state.rate);
  const isOn = isLooping || part !== null;
  const isSound = film === undefined;
  return (
    <PopoverButton
      look="icon"
      height={HEIGHT + ROW_HEIGHT * (Number(hasVolume) + Number(isSound))}
      label={
        <span className={css.icon} data-on={isOn ? '' : undefined}>
          <RepeatIcon />
        </span>
      }
      accessibleName={media.settings}
      title={media.settings}
    >
      <div className={css.root}>
        {hasVolume && <Volume />}
        {/* The bar of a film has room for it. */}
        {isSound && (
          <div className={css.row}>
            <span className={css.words}>{media.rateWord}</span>
            <RateButton rate={rate} onChange={controls.setRate} />
          </div>
        )}
        <Switch icon={<RepeatIcon />} isOn={isLooping} onPress={() => controls.setLooping(!isLooping)}>
          {media.loop}
        </Switch>
        {isSound && (
          <Switch icon={<NextIcon />} isOn={isContinuous} onPress={() => continuousPlay.set(!isContinuous)}>
            {media.continuous}
          </Switch>
        )}
        {small !== null && (
          <Switch icon={<PictureInPictureIcon />} isOn={small.isOn} onPress={small.toggle}>
            {media.pictureInPicture}
          </Switch>
        )}
        <PartSettings controls={controls} part={part} duration={duration} />
      </div>
    </PopoverButton>
  );
}

/** A slider for the volume of all media; silent at the left end. */
function Volume() {
  const { volume: value } = useStore(volume);
  return (
    <label className={css.row}>
      <span>{media.volume}</span>
      <input
        type="range"
        className={css.range}
        min={0}
        max={100}
        step={5}
        value={Math.round(value * 100)}
        onChange={({ target }) => setVolume(Number(target.value) / 100)}
      />
    </label>
  );
}

interface SwitchProps {
  icon: ReactNode;
  children: ReactNode;
  isOn: boolean;
  onPress: () => void;
}

function Switch({ icon, children, isOn, onPress }: SwitchProps) {
  return (
    <button type="button" className={css.row} aria-pressed={isOn} onClick={onPress}>
      {icon}
      <span className={css.words}>{children}</span>
      <span className={css.lamp} aria-hidden="true" />
    </button>
  );
}

interface PartSettingsProps {
  controls: MediaControls;
  part: MediaPart | null;
  duration: number;
}

/** Sets the ends of the repeated part to the current position. */
function PartSettings({ controls, part, duration }: PartSettingsProps) {
  const [start, end] = media.partMarks;
  const press = (change: typeof partFrom) => () => controls.setPart(change(part, controls.position(), duration));
  return (
    <div role="group" aria-label={media.part} className={css.part}>
      <p className={css.heading}>{media.part}</p>
      <p role="status" className={css.state}>
        {stateOf(part)}
      </p>
      <div className={css.ends}>
        <Button size="compact" wide onClick={press(partFrom)}>
          <span className={css.letter}>{start}</span>
          <span>{media.partStart}</span>
        </Button>
        <Button size="compact" wide onClick={press(partTo)}>
          <span className={css.letter}>{end}</span>
          <span>{media.partEnd}</span>
        </Button>
      </div>
      <Button size="compact" wide temporarilyDisabled={part === null} onClick={() => controls.setPart(null)}>
        {media.partClear}
      </Button>
    </div>
  );
}

function stateOf(part: MediaPart | null): string {
  if (part === null) return media.partHint;
  // A part may be shorter than a second.
  const start = tenths(part.start);
  return part.end === null ? media.partFrom(start) : media.partBetween(start, tenths(part.end));
}

/**
 * Plays a video in a small window of its own, where the browser can.
 * @returns whether the window is open, and a function that opens or closes it; null in browsers without it
 */
function usePictureInPicture(film: RefObject<HTMLVideoElement | null> | undefined) {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const video = film?.current ?? null;
    if (video === null) return undefined;
    const update = () => setOn(document.pictureInPictureElement === video);
    update();
    video.addEventListener('enterpictureinpicture', update);
    video.addEventListener('leavepictureinpicture', update);
    return () => {
      video.removeEventListener('enterpictureinpicture', update);
      video.removeEventListener('leavepictureinpicture', update);
    };
  }, [film]);

  // Firefox has picture-in-picture without this interface.
  if (film === undefined || !document.pictureInPictureEnabled) return null;
  const toggle = () => {
    // If the browser refuses, the video continues in the page.
    const refused = () => undefined;
    if (isOn) document.exitPictureInPicture().catch(refused);
    else film.current?.requestPictureInPicture().catch(refused);
  };
  return { isOn, toggle };
}
