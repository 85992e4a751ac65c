import { chance } from '../../lib/chance.ts';
import { after } from '../../lib/timer.ts';
import { NOTE_EFFECT_MEDIA, NOTE_LIFE, spawnNote, type Note } from './noteRules.ts';
import * as css from './noteEffect.css.ts';

/**
 * Lets notes rise where the pointer moves (decision T1). Answers how to stop; what still flies is gone then.
 * @param random numbers from 0 up to but not 1; the machine's chance unless given
 */
export function startNoteEffect(random: () => number = chance): () => void {
  const media = window.matchMedia(NOTE_EFFECT_MEDIA);
  const layer = document.createElement('div');
  layer.className = css.layer;
  layer.setAttribute('aria-hidden', 'true');
  document.body.append(layer);
  let alive = 0;

  const follow = ({ clientX, clientY, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || document.hidden || !media.matches) return;
    const note = spawnNote(random, alive);
    if (note === null) return;
    const element = draw(note, clientX, clientY);
    alive += 1;
    layer.append(element);
    after(NOTE_LIFE, () => {
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
