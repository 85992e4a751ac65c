/** Share of pointer moves that spawn a note, lifetime in ms, and maximum number at a time. */
const SPAWN_SHARE = 0.1;
export const NOTE_LIFETIME_MS = 2_000;
export const MAX_NOTES = 40;

/** Media query under which the effect runs: not on small screens, for touch input or with reduced motion. */
export const NOTE_EFFECT_MEDIA = '(min-width: 600px) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

export const noteGlyphs = ['♪', '♫', '♩'] as const;
export const noteTones = ['orange', 'magenta', 'orangeLight', 'magentaLight'] as const;

/** One of the musical notes that rise near the mouse pointer as decoration. */
export interface Note {
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
