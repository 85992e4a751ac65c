import { words } from '../words.ts';

/* The parts from which names.ts makes the names of generated musicians and of invented artists. */

/** A family name: its spelling, and its form in a handle. */
export interface FamilyName {
  readonly kanji: string;
  readonly romaji: string;
}

/** A given name in its spellings. */
export interface GivenName {
  readonly kanji: string;
  readonly kana: string;
  readonly romaji: string;
}

const rows = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => line.trim().split(/\s+/))
    .map((cell) => cell.split('/'));

const family = (table: string): FamilyName[] => rows(table).map(([kanji = '', romaji = '']) => ({ kanji, romaji }));

const given = (table: string): GivenName[] =>
  rows(table).map(([kanji = '', kana = '', romaji = '']) => ({ kanji, kana, romaji }));

/** Common family names and a few rare ones. */
export const familyNames = family(`
  佐藤/sato 鈴木/suzuki 高橋/takahashi 田中/tanaka 伊藤/ito 渡辺/watanabe 山本/yamamoto 中村/nakamura 小林/kobayashi 加藤/kato
  吉田/yoshida 山田/yamada 佐々木/sasaki 山口/yamaguchi 松本/matsumoto 井上/inoue 木村/kimura 林/hayashi 清水/shimizu 池田/ikeda
  阿部/abe 橋本/hashimoto 山下/yamashita 森/mori 石川/ishikawa 前田/maeda 小川/ogawa 岡田/okada 村上/murakami 長谷川/hasegawa
  近藤/kondo 石井/ishii 坂本/sakamoto 遠藤/endo 青木/aoki 藤田/fujita 西村/nishimura 福田/fukuda 太田/ota 岡本/okamoto
  中島/nakajima 三浦/miura 藤原/fujiwara 中川/nakagawa 中野/nakano 原田/harada 松田/matsuda 竹内/takeuchi 小山/koyama 田村/tamura
  和田/wada 石田/ishida 森田/morita 上田/ueda 原/hara 柴田/shibata 酒井/sakai 宮崎/miyazaki 横山/yokoyama 工藤/kudo
  内田/uchida 高木/takagi 谷口/taniguchi 大塚/otsuka 丸山/maruyama 今井/imai 河野/kono 村田/murata 武田/takeda 上野/ueno
  杉山/sugiyama 増田/masuda 平野/hirano 菅原/sugawara 千葉/chiba 野口/noguchi 新井/arai 市川/ichikawa 水野/mizuno 小松/komatsu
  島田/shimada 松尾/matsuo 菊地/kikuchi 樋口/higuchi 早川/hayakawa 古川/furukawa 浜田/hamada 荒木/araki 矢野/yano 秋山/akiyama
  飯田/iida 沢田/sawada 栗原/kurihara 熊谷/kumagai 関根/sekine 尾崎/ozaki 奥村/okumura 望月/mochizuki 堀内/horiuchi 三宅/miyake
  比嘉/higa 玉城/tamaki 喜屋武/kyan 小鳥遊/takanashi 四月一日/watanuki 一ノ瀬/ichinose 早乙女/saotome 五十嵐/igarashi 御手洗/mitarai 勅使河原/teshigawara
`);

/** Given names of men. */
export const maleGivenNames = given(`
  拓海/たくみ/takumi 悠斗/ゆうと/yuto 直樹/なおき/naoki 翔平/しょうへい/shohei 航/わたる/wataru 康介/こうすけ/kosuke 亮太/りょうた/ryota
  匠/たくみ/takumi 隼人/はやと/hayato 大地/だいち/daichi 和也/かずや/kazuya 智也/ともや/tomoya 裕太/ゆうた/yuta 圭吾/けいご/keigo
  慎也/しんや/shinya 正樹/まさき/masaki 修平/しゅうへい/shuhei 浩二/こうじ/koji 秀明/ひであき/hideaki 達也/たつや/tatsuya 敦/あつし/atsushi
  陽介/ようすけ/yosuke 純平/じゅんぺい/junpei 晃/あきら/akira 洋平/ようへい/yohei 駿/しゅん/shun 颯太/そうた/sota 湊/みなと/minato
  蓮太/れんた/renta 律/りつ/ritsu 朔/さく/saku 樹/いつき/itsuki 奏多/かなた/kanata 響/ひびき/hibiki 陸斗/りくと/rikuto 怜/れい/rei
  岳/がく/gaku 史也/ふみや/fumiya 誠一/せいいち/seiichi 信二/しんじ/shinji 俊彦/としひこ/toshihiko 昌弘/まさひろ/masahiro 孝/たかし/takashi
  健二/けんじ/kenji 良太/りょうた/ryota 悟/さとる/satoru 昭/あきら/akira 勇気/ゆうき/yuki 祐介/ゆうすけ/yusuke 宗一郎/そういちろう/soichiro
`);

/** Given names of women. */
export const femaleGivenNames = given(`
  美咲/みさき/misaki 陽菜/ひな/hina 葵/あおい/aoi 結菜/ゆいな/yuina 七海/ななみ/nanami 彩花/あやか/ayaka 千尋/ちひろ/chihiro
  遥香/はるか/haruka 莉子/りこ/riko 楓/かえで/kaede 桜子/さくらこ/sakurako 美月/みづき/mizuki 琴音/ことね/kotone 朱里/あかり/akari
  友香/ともか/tomoka 麻衣子/まいこ/maiko 理沙/りさ/risa 由香里/ゆかり/yukari 香織/かおり/kaori 智子/ともこ/tomoko 恵美子/えみこ/emiko
  奈々/なな/nana 沙耶/さや/saya 早苗/さなえ/sanae 瑞希/みずき/mizuki 真琴/まこと/makoto 詩織/しおり/shiori 千夏/ちなつ/chinatsu
  風花/ふうか/fuka 凛花/りんか/rinka 紬/つむぎ/tsumugi 澪/みお/mio 日和/ひより/hiyori 芽依/めい/mei 柚希/ゆずき/yuzuki 小春/こはる/koharu
  弥生/やよい/yayoi 文乃/ふみの/fumino 響子/きょうこ/kyoko 律子/りつこ/ritsuko 奏/かなで/kanade 花音/かのん/kanon 静香/しずか/shizuka
  久美子/くみこ/kumiko 典子/のりこ/noriko 真由/まゆ/mayu 晴美/はるみ/harumi 絢/あや/aya 環/たまき/tamaki 灯/あかり/akari
`);

/** First parts of artist names. */
export const artistFamilyNames = family(`
  月島/tsukishima 雨宮/amamiya 夜凪/yonagi 青葉/aoba 霧島/kirishima 星川/hoshikawa 白瀬/shirase 朝霧/asagiri 水無月/minazuki 鳴海/narumi
  音羽/otowa 凪野/nagino 浅葱/asagi 八雲/yakumo 琥珀/kohaku 宵町/yoimachi 雪村/yukimura 藍染/aizome 響野/hibikino 灰原/haibara
  茜屋/akaneya 珊瑚/sango 百々/dodo 風見/kazami 真昼/mahiru 橙堂/todo 鈴懸/suzukake 汐見/shiomi 狐塚/kozuka 鐘ヶ江/kanegae
`);

/** Second parts of artist names: spelling and handle. */
export const artistGivenNames = family(`
  ネオン/neon しずく/shizuku リク/riku カノ/kano ユラ/yura 透/toru シン/shin なぎ/nagi ラムネ/ramune コウ/kou すばる/subaru
  ミツ/mitsu いろは/iroha ジン/jin よる/yoru サク/saku 文/fumi まひる/mahiru トワ/towa うみ/umi ナオ/nao くじら/kujira ハク/haku レモン/lemon
`);

/** First parts of the names of invented bands and solo projects. */
export const projectAdjectives = words(`
  午前四時の/硝子の/逆さまの/水色/幽霊/真夜中の/裏通りの/錆びた/三丁目の/冬眠中の/無重力/電気仕掛けの/湯けむり/日曜日の/琥珀色の/地下二階の/眠れない/遠浅の/
  蛍光灯と/途中下車の/迷子の/八月の/雨上がりの/回送
`);

/** Second parts of the names of invented bands and solo projects. */
export const projectNouns = words(`
  路面電車/天文台/図書室/自販機/灯台守/温室/珈琲店/縁側/金魚/写真館/喫茶/観覧車/交差点/方舟/楽団/計画/飛行船/植物園/防波堤/レコード/テープ/商店街/屋上/給水塔/
  ラジオ/標本/貯金箱/洗濯機
`);

/** Latin first parts, for projects with English names. */
export const projectLatinFirst = words(`
  Paper/Velvet/Midnight/Tin/Salt/Amber/Hollow/Slow/Lemon/Rusty/Quiet/Plastic/Moth/Neon/
  Sunday/Static
`);

/** Latin second parts. */
export const projectLatinSecond = words(`
  Tramway/Lantern Repair/Harbor Kids/Umbrella/Vending Club/Receiver/Orchard/Staircase/
  Postcards/Telegraph/Aquarium/Elevator/Laundry/Satellite Town/Kerosene/Daydreamers
`);

/**
 * Names that test a layout or an encoding: rare kanji outside the BMP, variants, emoji, very long, one character,
 * marks.
 */
export const awkwardNames = [
  '𠮷田 髙志',
  '渡邉 龍之介',
  '齋藤 彌生',
  '﨑山 凜',
  '髙𣘺 圭',
  '葛󠄀城 雅',
  '草彅野 蓬',
  '嶋﨑 壽美子',
  'みお🎶',
  'さくら🌸おんがく',
  '🔥けん🔥',
  'とも👨‍👩‍👧パパ',
  'ゆず🍋',
  'りお🎧✨',
  '🎵',
  'とにかく大きい音で鳴らしたい週末ミュージシャンのやまもと',
  '仕事が終わったらすぐスタジオに向かう生活を十年続けているけいすけ',
  'Alexandria Kumiko Yamanouchi-Thompson',
  'ｶﾅﾀﾞﾗ',
  'ＫＥＮＴＡ',
  '律',
  'A',
  'ゔぁいおれっとヷ',
  'た か し',
  '*ﾟ✲まゆ✲ﾟ*',
  '~凪~',
  'Ægir',
  'Zoë',
  '김민서',
  '陳怡君',
  'R&Bのあき',
  'ねこ <ねこ>',
  "O'Hara 玲",
  '1234',
] as const;
