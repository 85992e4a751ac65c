import { useEffect, useRef } from 'react';
import * as css from './Recording.css.ts';

/** Share of the shown level that remains in the next frame when the sound becomes quiet. */
const DECAY = 0.92;

/** Shows the microphone's loudness during a recording. Hidden from screen readers, because it changes all the time. */
export function LevelMeter({ level }: { level: () => number }) {
  const root = useRef<HTMLDivElement>(null);
  // Sets the variable directly, to avoid a React render per frame.
  useEffect(() => {
    let shown = 0;
    let frame = requestAnimationFrame(function paint() {
      shown = Math.max(level(), shown * DECAY);
      root.current?.style.setProperty(css.level.slice(4, -1), shown.toFixed(3));
      frame = requestAnimationFrame(paint);
    });
    return () => cancelAnimationFrame(frame);
  }, [level]);
  return (
    <div ref={root} className={css.meter} aria-hidden="true" data-level-meter="">
      <div className={css.loudness} />
    </div>
  );
}
