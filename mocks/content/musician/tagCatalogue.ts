/* All tags of the fake backend. The texts and their order are those of rule X21. */

const genres = {
  rock: 'ロック',
  jpop: 'J-POP',
  pop: 'ポップス',
  indie: 'インディー',
  alternative: 'オルタナティブ',
  punk: 'パンク',
  melocore: 'メロコア',
  hardcore: 'ハードコア',
  hardrock: 'ハードロック',
  metal: 'メタル',
  visual_kei: 'ヴィジュアル系',
  shoegaze: 'シューゲイザー',
  postrock: 'ポストロック',
  progressive: 'プログレ',
  citypop: 'シティポップ',
  funk: 'ファンク',
  soul_rnb: 'ソウル・R&B',
  jazz: 'ジャズ',
  fusion: 'フュージョン',
  blues: 'ブルース',
  bossa_nova: 'ボサノバ',
  latin: 'ラテン',
  reggae: 'レゲエ',
  ska: 'スカ',
  hiphop: 'ヒップホップ',
  edm: 'EDM',
  house_techno: 'ハウス・テクノ',
  electronica: 'エレクトロニカ',
  ambient: 'アンビエント',
  anison: 'アニソン',
  vocaloid: 'ボカロ',
  idol: 'アイドル',
  game: 'ゲーム音楽',
  acoustic: 'アコースティック',
  folk: 'フォーク',
  country: 'カントリー',
  classical: 'クラシック',
  brass: '吹奏楽',
  acappella: 'アカペラ',
  gospel: 'ゴスペル',
  kayo: '歌謡曲・演歌',
  hogaku: '邦楽・民謡',
  world: 'ワールドミュージック',
  experimental: '実験音楽',
  other: 'その他',
} as const;

const instruments = {
  vocal: 'ボーカル',
  chorus: 'コーラス',
  rap: 'MC・ラップ',
  electric_guitar: 'エレキギター',
  acoustic_guitar: 'アコースティックギター',
  classical_guitar: 'クラシックギター',
  bass: 'ベース',
  double_bass: 'ウッドベース',
  drums: 'ドラム',
  percussion: 'パーカッション',
  cajon: 'カホン',
  keyboard: 'キーボード',
  piano: 'ピアノ',
  synthesizer: 'シンセサイザー',
  organ: 'オルガン',
  violin: 'バイオリン',
  viola: 'ビオラ',
  cello: 'チェロ',
  flute: 'フルート',
  clarinet: 'クラリネット',
  saxophone: 'サックス',
  trumpet: 'トランペット',
  trombone: 'トロンボーン',
  horn: 'ホルン',
  harmonica: 'ハーモニカ',
  ukulele: 'ウクレレ',
  mandolin: 'マンドリン',
  shamisen: '三味線',
  koto: '箏',
  shakuhachi: '尺八',
  wadaiko: '和太鼓',
  dj: 'DJ',
  dtm: 'DTM・打ち込み',
  composer: '作曲',
  lyricist: '作詞',
  arranger: '編曲',
  engineer: 'ミックス・録音',
  other: 'その他',
} as const;

const skills = {
  beginner: '初心者',
  intermediate: '中級者',
  advanced: '上級者',
  expert: 'エキスパート',
  master: 'マスター',
} as const;

const purposes = {
  form_band: 'バンドを組みたい',
  join_band: 'バンドに入りたい',
  recruit: 'メンバーを募集中',
  support: 'サポート',
  session: 'セッション',
  copy: 'コピーバンド',
  original: 'オリジナル曲',
  live: 'ライブ活動',
  recording: 'レコーディング',
  songwriting: '楽曲制作',
  online: 'オンラインコラボ',
  movie: '動画制作',
  practice: '練習仲間',
  friends: '音楽仲間づくり',
  lesson: '教えたい・習いたい',
  pro: 'プロ志向',
  hobby: '趣味で楽しく',
} as const;

const locations = {
  hokkaido: '北海道',
  aomori: '青森県',
  iwate: '岩手県',
  miyagi: '宮城県',
  akita: '秋田県',
  yamagata: '山形県',
  fukushima: '福島県',
  ibaraki: '茨城県',
  tochigi: '栃木県',
  gunma: '群馬県',
  saitama: '埼玉県',
  chiba: '千葉県',
  tokyo: '東京都',
  kanagawa: '神奈川県',
  niigata: '新潟県',
  toyama: '富山県',
  ishikawa: '石川県',
  fukui: '福井県',
  yamanashi: '山梨県',
  nagano: '長野県',
  gifu: '岐阜県',
  shizuoka: '静岡県',
  aichi: '愛知県',
  mie: '三重県',
  shiga: '滋賀県',
  kyoto: '京都府',
  osaka: '大阪府',
  hyogo: '兵庫県',
  nara: '奈良県',
  wakayama: '和歌山県',
  tottori: '鳥取県',
  shimane: '島根県',
  okayama: '岡山県',
  hiroshima: '広島県',
  yamaguchi: '山口県',
  tokushima: '徳島県',
  kagawa: '香川県',
  ehime: '愛媛県',
  kochi: '高知県',
  fukuoka: '福岡県',
  saga: '佐賀県',
  nagasaki: '長崎県',
  kumamoto: '熊本県',
  oita: '大分県',
  miyazaki: '宮崎県',
  kagoshima: '鹿児島県',
  okinawa: '沖縄県',
} as const;

const ages = {
  '10s': '10代',
  '20s': '20代',
  '30s': '30代',
  '40s': '40代',
  '50s': '50代',
  '60s_plus': '60代以上',
} as const;

const genders = {
  male: '男性',
  female: '女性',
  other: 'その他',
  unspecified: '回答しない',
} as const;

const activityFrequency = {
  daily: 'ほぼ毎日',
  weekly_2_3: '週2〜3回',
  weekly_1: '週1回',
  monthly_2_3: '月2〜3回',
  monthly_1: '月1回',
  irregular: '不定期',
} as const;

const performanceClips = {
  play_cover: '弾いてみた',
  sing_cover: '歌ってみた',
  drum_cover: '叩いてみた',
  original: 'オリジナル曲',
  cover: 'カバー演奏',
  live: 'ライブ映像',
  studio: 'スタジオ演奏',
  session: 'セッション',
  home_rec: '宅録',
  making: '制作風景',
  street: '路上ライブ',
} as const;

const labels = {
  genres,
  instruments,
  skills,
  purposes,
  locations,
  ages,
  genders,
  activity_frequency: activityFrequency,
  performance_clips: performanceClips,
} as const;

const categoryLabels = {
  genres: 'ジャンル',
  instruments: '担当楽器',
  skills: 'スキルレベル',
  purposes: '活動目的',
  locations: '活動地域',
  ages: '年代',
  genders: '性別',
  activity_frequency: '活動頻度',
  performance_clips: '演奏動画',
} as const satisfies Record<TagCategoryName, string>;

/** A category of the catalogue. The skill levels are `skills` here and `skill_levels` on people. */
export type TagCategoryName = keyof typeof labels;

/** The code of a tag within its category. */
export type TagValue<Category extends TagCategoryName> = keyof (typeof labels)[Category] & string;

/** All tags by category, in the order in which they are offered. */
export const tagCatalogue = (Object.keys(labels) as TagCategoryName[]).map((name) => ({
  name,
  display_name_ja: categoryLabels[name],
  tags: Object.entries(labels[name]).map(([value, display_name_ja]) => ({ value, display_name_ja })),
}));

/** The values of a category in sort order. */
export function tagValues<Category extends TagCategoryName>(name: Category): TagValue<Category>[] {
  return Object.keys(labels[name]) as TagValue<Category>[];
}

/** Returns the tags that a text names, separated by spaces or commas. Throws for a name that the catalogue lacks. */
export function tagsNamed<Category extends TagCategoryName>(name: Category, text: string): TagValue<Category>[] {
  return text.split(/[ ,]/).map((value) => {
    if (!Object.hasOwn(labels[name], value)) throw new Error(`There is no tag ${value} in ${name}`);
    return value as TagValue<Category>;
  });
}

/** The Japanese label of a tag: `tagLabel('genres', 'rock')` is ロック. */
export function tagLabel<Category extends TagCategoryName>(name: Category, value: TagValue<Category>): string {
  return (labels[name] as Record<string, string>)[value] as string;
}
