import { useEffect, useRef } from 'react';
import * as css from './Recording.css.ts';

/** Of what is shown, how much is left in the next frame when it becomes quiet. */
const DECAY = 0.92;

/** How loud the microphone is. Only for sighted users: what changes all the time can't be read out. */
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
