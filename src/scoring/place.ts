/** The place where a person plays, for the match score and for grouping place tags by region. */
export interface Place {
  /** The registered name. */
  readonly name: string;
  /** One of the 47 prefectures; null for a name that does not begin with one (オンライン). */
  readonly prefecture: string | null;
  /** One of the eight regions; null when the prefecture is null. */
  readonly region: string | null;
}

/** The prefectures of each region. */
const regions: Record<string, string> = {
  北海道: '北海道',
  東北: '青森県 岩手県 宮城県 秋田県 山形県 福島県',
  関東: '茨城県 栃木県 群馬県 埼玉県 千葉県 東京都 神奈川県',
  中部: '新潟県 富山県 石川県 福井県 山梨県 長野県 岐阜県 静岡県 愛知県',
  近畿: '三重県 滋賀県 京都府 大阪府 兵庫県 奈良県 和歌山県',
  中国: '鳥取県 島根県 岡山県 広島県 山口県',
  四国: '徳島県 香川県 愛媛県 高知県',
  '九州・沖縄': '福岡県 佐賀県 長崎県 熊本県 大分県 宮崎県 鹿児島県 沖縄県',
};

/** The names of the eight regions from north to south. */
export const regionNames: readonly string[] = Object.keys(regions);

const prefectures = Object.entries(regions).flatMap(([region, list]) =>
  list.split(' ').map((prefecture) => ({
    prefecture,
    region,
    // 東京 means 東京都, while nobody says 北海 for 北海道.
    stem: prefecture === '北海道' ? prefecture : prefecture.slice(0, -1),
  })),
);

/**
 * Parses the name of a place: the prefecture is the one with which it begins, with or without its suffix.
 * @example placeOf('東京都渋谷区') // { name: '東京都渋谷区', prefecture: '東京都', region: '関東' }
 */
export function placeOf(label: string): Place {
  const whole = wholePrefectures.get(label);
  if (whole !== undefined) return whole;
  const name = label.normalize('NFKC').trim();
  const known = prefectures.find(({ stem }) => name.startsWith(stem));
  return { name, prefecture: known?.prefecture ?? null, region: known?.region ?? null };
}

/** Results for the names of prefectures, which most people register: parsed once instead of for every person. */
const wholePrefectures = new Map<string, Place>(
  prefectures.map(({ prefecture, region }) => [prefecture, { name: prefecture, prefecture, region }]),
);
