import type { MatchProfile } from '../../src/scoring/matchInput.ts';

/** The families of instruments of rule G5, in the simplest form. */
const families: Record<string, string[]> = {
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
const pairs =
  `vocal-guitar vocal-keys vocal-bass vocal-drums vocal-beat vocal-writing guitar-bass guitar-drums guitar-keys bass-drums
  bass-keys drums-keys strings-keys strings-guitar strings-vocal winds-keys winds-drums winds-bass wagaku-drums
  wagaku-beat beat-guitar beat-bass keys-writing`
    .split(/\s+/)
    .map((pair) => pair.split('-'));
const skills = ['beginner', 'intermediate', 'advanced', 'expert', 'master'];
const regions = [
  ['北海道'],
  ['青森県', '岩手県', '宮城県', '秋田県', '山形県', '福島県'],
  ['茨城県', '栃木県', '群馬県', '埼玉県', '千葉県', '東京都', '神奈川県'],
  ['新潟県', '富山県', '石川県', '福井県', '山梨県', '長野県', '岐阜県', '静岡県', '愛知県'],
  ['三重県', '滋賀県', '京都府', '大阪府', '兵庫県', '奈良県', '和歌山県'],
  ['鳥取県', '島根県', '岡山県', '広島県', '山口県'],
  ['徳島県', '香川県', '愛媛県', '高知県'],
  ['福岡県', '佐賀県', '長崎県', '熊本県', '大分県', '宮崎県', '鹿児島県', '沖縄県'],
];

/**
 * Computes the match score in the simplest way and in floating point. `npm run bench` compares the app's score with it,
 * both in speed and in every result.
 */
export function plainScore(mine: MatchProfile, theirs: MatchProfile): number {
  const weighted =
    0.4 * genrePart(keys(mine, 'genres'), keys(theirs, 'genres')) +
    0.3 * instrumentPart(keys(mine, 'instruments'), keys(theirs, 'instruments')) +
    0.2 * skillPart(keys(mine, 'skill_levels'), keys(theirs, 'skill_levels')) +
    0.1 * locationPart(mine.tags.locations?.[0]?.display_name_ja, theirs.tags.locations?.[0]?.display_name_ja);
  return Math.max(0, Math.min(100, Math.ceil(30 + 0.7 * weighted - 1e-9)));
}

function keys(person: MatchProfile, category: 'genres' | 'instruments' | 'skill_levels'): Set<string> {
  return new Set((person.tags[category] ?? []).map((tag) => (tag.value ?? '').normalize('NFKC').trim().toLowerCase()));
}

function genrePart(a: Set<string>, b: Set<string>): number {
  if (a.size === 0 && b.size === 0) return 60;
  if (a.size === 0 || b.size === 0) return 30;
  const common = [...a].filter((key) => b.has(key)).length;
  if (common === 0) return 20;
  const identical = common === a.size && common === b.size;
  return 50 + 50 * (common / Math.max(a.size, b.size)) + (identical ? 10 : 0);
}

function instrumentPart(a: Set<string>, b: Set<string>): number {
  if (a.size === 0 && b.size === 0) return 50;
  if (a.size === 0 || b.size === 0) return 30;
  const common = [...a].filter((key) => b.has(key)).length;
  const plays = (set: Set<string>, family = '') => (families[family] ?? []).some((instrument) => set.has(instrument));
  const count = pairs.filter(([f, g]) => (plays(a, f) && plays(b, g)) || (plays(a, g) && plays(b, f))).length;
  return (common / Math.max(a.size, b.size)) * 50 + (count > 0 ? Math.min(30 + 10 * count, 50) : 10);
}

function skillPart(a: Set<string>, b: Set<string>): number {
  const level = (set: Set<string>) => Math.max(0, skills.indexOf([...set][0] ?? 'beginner'));
  return [100, 80, 50, 20, 0][Math.abs(level(a) - level(b))] ?? 0;
}

function locationPart(a: string | undefined, b: string | undefined): number {
  if (a === undefined && b === undefined) return 70;
  if (a === undefined || b === undefined) return 40;
  if (a === b) return 100;
  const prefecture = (place: string) => regions.flat().find((name) => place.startsWith(name));
  if (prefecture(a) !== undefined && prefecture(a) === prefecture(b)) return 85;
  return regions.some((names) => [a, b].every((place) => names.includes(prefecture(place) ?? ''))) ? 70 : 30;
}
