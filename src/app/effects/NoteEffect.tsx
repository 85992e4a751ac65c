import { useEffect } from 'react';
import { logFailure } from '../../lib/log/log.ts';
import { useDeviceSetting, createDeviceSetting } from '../../lib/storage/deviceSetting.ts';

/**
 * Draws musical notes that rise near the mouse pointer, as decoration of every screen. Their code is loaded
 * lazily at the first mouse movement, if the effect is enabled.
 */
export function NoteEffect() {
  const isOn = useDeviceSetting(noteEffectSetting);
  useEffect(() => {
    if (!isOn) return;
    let isWanted = true;
    let stop: (() => void) | null = null;
    const start = async ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      window.removeEventListener('pointermove', onMove);
      try {
        const { startNoteEffect } = await import('./noteEffect.ts');
        if (isWanted) stop = startNoteEffect();
      } catch (error) {
        logFailure('The notes did not arrive', error);
      }
    };
    const onMove = (event: PointerEvent) => void start(event);
    window.addEventListener('pointermove', onMove, { passive: true });
    return () => {
      isWanted = false;
      window.removeEventListener('pointermove', onMove);
      stop?.();
    };
  }, [isOn]);
  return null;
}

/** Whether musical notes rise near the mouse pointer, as decoration of every screen. */
export const noteEffectSetting = createDeviceSetting('mouse-effect', true);
