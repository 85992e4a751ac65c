import { tagLabel, type TagValue } from './tagCatalogue.ts';

type Location = TagValue<'locations'>;

/**
 * Where generated musicians live: the towns and quarters of a prefecture, which their bios name, and the neighbouring
 * prefectures in which some of them are active as well.
 */
export interface Place {
  /** In ten thousands: the more people, the more of the musicians live there. */
  readonly population: number;
  readonly towns: readonly string[];
  readonly neighbours: readonly Location[];
}

const place = (population: number, towns: string, neighbours: string): Place => ({
  population,
  towns: towns.split(' '),
  neighbours: neighbours === '' ? [] : (neighbours.split(' ') as Location[]),
});

/** The 47 prefectures. */
export const places: Record<Location, Place> = {
  hokkaido: place(514, '札幌 すすきの 旭川 函館 帯広 小樽', ''),
  aomori: place(120, '青森市 弘前 八戸', 'iwate akita'),
  iwate: place(118, '盛岡 一関 北上', 'aomori miyagi'),
  miyagi: place(228, '仙台 国分町 石巻', 'iwate yamagata fukushima'),
  akita: place(93, '秋田市 横手', 'aomori yamagata'),
  yamagata: place(104, '山形市 米沢 鶴岡', 'miyagi akita'),
  fukushima: place(179, '郡山 いわき 福島市 会津若松', 'miyagi tochigi'),
  ibaraki: place(284, 'つくば 水戸 土浦', 'chiba tochigi tokyo'),
  tochigi: place(191, '宇都宮 小山 足利', 'gunma ibaraki'),
  gunma: place(191, '高崎 前橋 太田', 'tochigi saitama'),
  saitama: place(734, '大宮 浦和 川越 所沢 越谷', 'tokyo gunma'),
  chiba: place(627, '千葉市 柏 船橋 松戸 本八幡', 'tokyo ibaraki'),
  tokyo: place(
    1405,
    '下北沢 高円寺 新宿 渋谷 吉祥寺 池袋 秋葉原 八王子 立川 町田 三軒茶屋 北千住 国分寺 荻窪 赤羽',
    'kanagawa saitama chiba',
  ),
  kanagawa: place(923, '横浜 川崎 藤沢 相模原 横須賀 関内 溝の口', 'tokyo shizuoka'),
  niigata: place(215, '新潟市 長岡 上越', 'nagano toyama'),
  toyama: place(101, '富山市 高岡', 'ishikawa niigata'),
  ishikawa: place(112, '金沢 片町 小松', 'toyama fukui'),
  fukui: place(75, '福井市 鯖江 敦賀', 'ishikawa shiga'),
  yamanashi: place(80, '甲府 富士吉田', 'tokyo nagano'),
  nagano: place(202, '松本 長野市 上田', 'yamanashi niigata'),
  gifu: place(195, '岐阜市 大垣 多治見', 'aichi'),
  shizuoka: place(358, '浜松 静岡市 沼津 富士', 'aichi kanagawa'),
  aichi: place(748, '名古屋 栄 大須 今池 豊橋 岡崎', 'gifu mie'),
  mie: place(174, '四日市 津 松阪', 'aichi nara'),
  shiga: place(141, '大津 草津 彦根', 'kyoto'),
  kyoto: place(255, '京都市 河原町 出町柳 西院 宇治', 'osaka shiga'),
  osaka: place(878, '梅田 心斎橋 難波 天王寺 十三 堺 枚方 アメ村', 'hyogo kyoto nara'),
  hyogo: place(540, '神戸 三宮 姫路 西宮 尼崎', 'osaka'),
  nara: place(131, '奈良市 生駒 橿原', 'osaka kyoto'),
  wakayama: place(90, '和歌山市 田辺', 'osaka'),
  tottori: place(54, '鳥取市 米子', 'shimane'),
  shimane: place(65, '松江 出雲', 'tottori'),
  okayama: place(186, '岡山市 倉敷', 'hiroshima kagawa'),
  hiroshima: place(276, '広島市 福山 流川 呉', 'okayama yamaguchi'),
  yamaguchi: place(131, '周南 下関 山口市', 'hiroshima fukuoka'),
  tokushima: place(70, '徳島市 鳴門', 'kagawa'),
  kagawa: place(93, '高松 丸亀', 'tokushima okayama'),
  ehime: place(131, '松山 今治', 'kagawa kochi'),
  kochi: place(68, '高知市 南国', 'ehime'),
  fukuoka: place(512, '天神 博多 大名 小倉 久留米', 'saga kumamoto'),
  saga: place(80, '佐賀市 鳥栖', 'fukuoka'),
  nagasaki: place(128, '長崎市 佐世保', 'saga fukuoka'),
  kumamoto: place(172, '熊本市 八代', 'fukuoka'),
  oita: place(111, '大分市 別府', 'fukuoka'),
  miyazaki: place(105, '宮崎市 都城', 'kagoshima'),
  kagoshima: place(156, '鹿児島市 天文館 霧島', 'miyazaki'),
  okinawa: place(147, '那覇 コザ 北谷 宜野湾', ''),
};

/** Returns the spoken form of a prefecture: 東京, 大阪, 北海道. */
export function spokenPrefecture(location: Location): string {
  const label = tagLabel('locations', location);
  return location === 'hokkaido' ? label : label.slice(0, -1);
}
