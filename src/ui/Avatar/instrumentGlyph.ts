import type { GlyphName } from './glyphs.ts';

const families: Partial<Record<GlyphName, readonly string[]>> = {
  vocal: ['vocal', 'chorus', 'rap'],
  guitar: ['electric_guitar', 'acoustic_guitar', 'classical_guitar', 'ukulele', 'mandolin'],
  bass: ['bass', 'double_bass'],
  drums: ['drums', 'percussion', 'cajon', 'wadaiko'],
  keys: ['keyboard', 'piano', 'synthesizer', 'organ'],
  strings: ['violin', 'viola', 'cello'],
  winds: ['flute', 'clarinet', 'saxophone', 'trumpet', 'trombone', 'horn', 'harmonica'],
  wagaku: ['shamisen', 'koto', 'shakuhachi'],
  beat: ['dj', 'dtm'],
  writing: ['composer', 'lyricist', 'arranger', 'engineer'],
};

const byInstrument = new Map(
  Object.entries(families).flatMap(([glyph, values]) => values.map((value) => [value, glyph as GlyphName] as const)),
);

/** The glyph for an instrument's code (a tag's `value`); a note for none and for unknown ones. */
export function instrumentGlyph(value: string | undefined): GlyphName {
  return byInstrument.get(value ?? '') ?? 'note';
}
