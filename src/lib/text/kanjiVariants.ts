import { nfkc } from './nfkc.ts';

/**
 * Kanji that people write for the same name, in pairs: a variant, and the one that it is compared as. Old forms (國, 澤),
 * forms that families keep (髙, 﨑, 邉), and forms that most people do not tell apart when they look for a name (斎 and
 * 斉, 冨 and 富). Compatibility ideographs are not in it, because NFKC maps them, and neither are kanji that distinguish
 * names (埼, 峰).
 */
const PAIRS =
  '髙高﨑崎嵜崎㟢崎邊辺邉辺齋斉齊斉斎斉濵浜濱浜德徳惠恵澤沢櫻桜國国圀国學学斈学會会廣広眞真靜静龍竜嶋島嶌島𠮷吉栁柳曻昇槇槙瀨瀬淵渕渊渕' +
  '檜桧榮栄萬万條条澁渋澀渋亞亜豐豊禮礼圓円實実寶宝寳宝堯尭鐵鉄銕鉄淺浅戶戸户戸曾曽劍剣劔剣剱剣關関瀧滝彌弥與与來来壽寿壯壮莊荘藏蔵巖巌嶽岳' +
  '峯峰舘館舩船凜凛彥彦黑黒淸清靑青淨浄增増橫横黃黄祿禄綠緑緖緒靈霊龜亀蘆芦團団傳伝佛仏兒児內内冨富凉涼勳勲卷巻㐂喜嚴厳夲本奧奥將将尙尚' +
  '恆恒悅悦愼慎戀恋敎教曉暁晄晃枩松桒桑樂楽樓楼樣様槗橋權権步歩歲歳氣気溪渓滿満濟済灣湾爲為獨独畫画當当盡尽稻稲穗穂經経縣県總総纖繊' +
  '聲声聰聡臺台莖茎藝芸藥薬薗園螢蛍衞衛覺覚觀観譽誉讓譲變変豫予賴頼贊賛輕軽轉転遙遥郞郎鄕郷鄉郷醫医錢銭鎭鎮鷄鶏鷗鴎鹽塩麥麦點点齡齢' +
  '體体隱隠雙双顏顔顯顕驛駅寬寛昻昂皋皐藪薮桝枡苅刈栢柏埜野熈熙煕熙薰薫萠萌蔣蒋邨村籠篭絲糸區区壹壱單単應応戰戦' +
  // Not kanji, but read as such in names of places: 霞ヶ関, 三ケ日.
  'ヶケヵカゖけゕか';

const variants = new Map<string, string>();
const characters = [...PAIRS];
for (let at = 0; at < characters.length; at += 2) variants.set(characters[at] ?? '', characters[at + 1] ?? '');

const VARIANT = new RegExp(`[${[...variants.keys()].join('')}]`, 'gu');

/** Matches a kanji and the marks that repeat it: 佐々木. */
const REPEATED = /(\p{Unified_Ideograph})(々+)/gu;

/**
 * Normalizes a text to NFKC and replaces variants of kanji by the form that they are compared as, for searches and for
 * orders by name. 々 becomes the kanji that it repeats. `foldKana` does not include this, because the table would be in
 * the first load of the search and of the messages.
 * @example unifyKanji('髙橋と佐々木') // '高橋と佐佐木'
 */
export const unifyKanji = (text: string): string =>
  nfkc(text)
    .replaceAll(VARIANT, (kanji) => variants.get(kanji) ?? kanji)
    .replaceAll(REPEATED, (_, kanji: string, marks: string) => kanji.repeat(1 + marks.length));
