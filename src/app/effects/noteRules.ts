/** Decision T1 and spec.md section 9: share of pointer moves that spawn a note, its life in ms, the most at a time. */
const SPAWN_SHARE = 0.1;
export const NOTE_LIFE = 2_000;
export const MOST_NOTES = 40;

/** Where the effect may run at all: not on small screens, not by touch, not for people who asked for less motion. */
export const NOTE_EFFECT_MEDIA = '(min-width: 600px) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

export const noteGlyphs = ['♪', '♫', '♩'] as const;
export const noteTones = ['orange', 'magenta', 'orangeLight', 'magentaLight'] as const;

/** How a note looks and flies. */
export interface Note {
  glyph: (typeof noteGlyphs)[number];
  tone: (typeof noteTones)[number];
  /** Size in px, 18 to 30. */
  size: number;
  /** How far it drifts sideways in px, -40 to 40. */
  drift: number;
  /** How far it turns in degrees, -35 to 35. */
  turn: number;
}

/**
 * The note that a move of the pointer spawns, or null for most moves and while there are too many.
 * @param random numbers from 0 up to but not 1; the first decides whether, the others how it looks
 */
export function spawnNote(random: () => number, alive: number): Note | null {
  if (alive >= MOST_NOTES || random() >= SPAWN_SHARE) return null;
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
