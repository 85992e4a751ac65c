import { randomFraction } from '../../lib/browser/randomFraction.ts';
import { isMotionReduced } from '../../ui/theme/reducedMotion.ts';
import { after } from '../../lib/time/timer.ts';
import { NOTE_EFFECT_MEDIA, NOTE_LIFETIME_MS, spawnNote, type Note } from './noteRules.ts';
import * as css from './noteEffect.css.ts';

/**
 * Draws musical notes that rise where the mouse pointer moves.
 * @param random returns numbers in [0, 1)
 * @returns a function that stops the effect and removes all notes
 */
export function startNoteEffect(random: () => number = randomFraction): () => void {
  const media = window.matchMedia(NOTE_EFFECT_MEDIA);
  const layer = document.createElement('div');
  layer.className = css.layer;
  layer.setAttribute('aria-hidden', 'true');
  document.body.append(layer);
  let alive = 0;

  const follow = ({ clientX, clientY, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || document.hidden || !media.matches || isMotionReduced()) return;
    const note = spawnNote(random, alive);
    if (note === null) return;
    const element = draw(note, clientX, clientY);
    alive += 1;
    layer.append(element);
    after(NOTE_LIFETIME_MS, () => {
      alive -= 1;
      element.remove();
    });
  };
  window.addEventListener('pointermove', follow, { passive: true });
  return () => {
    window.removeEventListener('pointermove', follow);
    layer.remove();
  };
}

function draw({ glyph, tone, size, drift, turn }: Note, x: number, y: number): HTMLElement {
  const element = document.createElement('span');
  element.className = css.tone[tone];
  element.textContent = glyph;
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
  element.style.fontSize = `${size}px`;
  element.style.setProperty(css.driftName, `${drift}px`);
  element.style.setProperty(css.turnName, `${turn}deg`);
  return element;
}
