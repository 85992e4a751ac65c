import type { RefObject } from 'react';
import { useStore } from 'zustand';
import type { MediaControls } from '../../lib/mediaControls.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { media } from './copy.ts';
import { FullscreenIcon, SpeakerIcon, SpeakerOffIcon } from './MediaIcons.tsx';
import { MediaTime } from './MediaTime.tsx';
import { PlayButton } from './PlayButton.tsx';
import { RateButton } from './RateButton.tsx';
import { Seeker } from './Seeker.tsx';
import * as css from './VideoPlayer.css.ts';
import { Waveform } from './Waveform.tsx';

interface VideoBarProps {
  controls: MediaControls;
  /** Seconds, as far as they are known before the film itself says so. */
  length: number | null;
  /** What fills the screen with the film: the film and this bar. */
  box: RefObject<HTMLElement | null>;
}

/** The controls below a film that has been started. */
export function VideoBar({ controls, length, box }: VideoBarProps) {
  const { status, time, duration: told, rate, muted } = useStore(controls.store);
  const duration = told ?? length ?? 0;
  const shareOf = (seconds: number) => (duration > 0 ? Math.min(1, seconds / duration) : 0);

  return (
    <div className={css.bar} data-status={status}>
      <Seeker time={time} duration={duration} onSeek={controls.seek}>
        {(shown, isHeld) => (
          <Waveform
            peaks={null}
            played={shareOf(shown)}
            livePlayed={status === 'playing' && !isHeld ? () => shareOf(controls.position()) : null}
            isTouched
          />
        )}
      </Seeker>
      <div className={css.row}>
        <PlayButton status={status} onPress={controls.toggle} />
        <MediaTime status={status} time={time} duration={duration} />
        <RateButton rate={rate} onChange={controls.setRate} />
        <IconButton label={muted ? media.unmute : media.mute} onClick={() => controls.setMuted(!muted)}>
          {muted ? <SpeakerOffIcon /> : <SpeakerIcon />}
        </IconButton>
        {document.fullscreenEnabled && (
          <IconButton label={media.fullscreen} onClick={() => toggleFullscreen(box.current)}>
            <FullscreenIcon />
          </IconButton>
        )}
      </div>
    </div>
  );
}

function toggleFullscreen(box: HTMLElement | null): void {
  // A browser that refuses has said so to the person; the film goes on where it is.
  const refused = () => undefined;
  if (document.fullscreenElement) document.exitFullscreen().catch(refused);
  else box?.requestFullscreen().catch(refused);
}
