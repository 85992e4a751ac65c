import { randomFraction } from '../../lib/browser/randomFraction.ts';
import { after } from '../../lib/time/timer.ts';
import { isMotionReduced } from '../../ui/theme/reducedMotion.ts';
import * as css from './noteEffect.css.ts';

/**
 * Draws musical notes that rise where the mouse pointer moves (rule T1).
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

/** Share of pointer moves that spawn a note, lifetime in ms, and maximum number at a time (rule T1). */
const SPAWN_SHARE = 0.1;
const NOTE_LIFETIME_MS = 2_000;
export const MAX_NOTES = 40;

/** Media query under which the effect runs: not on small screens, for touch input or with reduced motion. */
const NOTE_EFFECT_MEDIA = '(min-width: 600px) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

export const noteGlyphs = ['♪', '♫', '♩'] as const;
export const noteTones = ['orange', 'magenta', 'orangeLight', 'magentaLight'] as const;

/** One of the musical notes that rise near the mouse pointer as decoration. */
interface Note {
  glyph: (typeof noteGlyphs)[number];
  tone: (typeof noteTones)[number];
  /** Size in px, 18 to 30. */
  size: number;
  /** Sideways drift in px, -40 to 40. */
  drift: number;
  /** Rotation in degrees, -35 to 35. */
  turn: number;
}

/**
 * Returns the note that a pointer move spawns, or null for most moves and while too many notes are visible.
 * @param random returns numbers in [0, 1); the first call decides whether a note is spawned, the others its appearance
 * @param alive number of notes that are visible now
 */
export function spawnNote(random: () => number, alive: number): Note | null {
  if (alive >= MAX_NOTES || random() >= SPAWN_SHARE) return null;
  return {
    glyph: pick(noteGlyphs, random()),
    tone: pick(noteTones, random()),
    size: Math.round(18 + 12 * random()),
    drift: Math.round(-40 + 80 * random()),
    turn: Math.round(-35 + 70 * random()),
  };
}

function pick<Item>(items: readonly [Item, ...Item[]], share: number): Item {
  return items[Math.floor(share * items.length)] ?? items[0];
}
