import { nfkc } from '../../lib/text/nfkc.ts';

/** Reasons to warn a user of a message in a young chat. */
export type Warning = 'money' | 'address' | 'phone';

/** Invisible characters, which may divide a word without a trace. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const HYPHEN = /(?<=\d\)?) ?[‐‑‒–—―−ー-] ?(?=\d)/g;

/**
 * What follows the te-form of a verb in a request: 振り込んで**ください**. Musicians talk about money all the time, so
 * neither an offer (立て替えます) nor a report (振り込んでもらいました) is one.
 */
const PLEASE =
  '(?:ください|下さい|(?:もら|貰)え(?!まし|た)|もらいたい|もらって(?:も)?いい|(?:いただ|頂)(?:け(?!まし|た)|きたい)|くれ(?:ない|ませんか|ますか|る?\\?|る?$|よ)|(?:ほ|欲)しい|おいて(?!あ|くれた)|ね|よ(?!か|う)|$|[。!?])';
/** What follows a noun in a request: 送金**をお願いします**, 送金**してください**. */
const REQUESTED = `(?:を|で|は|も|だけ)?(?:お願い(?!され)|頼(?:みたい|める|めま)|して${PLEASE})`;

const MONEY = new RegExp(
  [
    `振り?込んで${PLEASE}|(?:振り?込み?|送金|入金|課金|出資|前払い?|先払い|立て?替え?|手付金|保証金)${REQUESTED}|立て?替えて${PLEASE}`,
    '振り?込み?先',
    `(?:お金|現金|手数料|登録料|保証金|手付金|先に.{0,10}[代料金])(?:を|だけ)?(?:先に)?(?:貸|送|(?:支)?払|渡|用意)(?:して|って)${PLEASE}`,
    `\\d[万千円](?:円)?(?:を|ほど|だけ|くらい)*(?:貸|送|渡)(?:して|って)${PLEASE}`,
    `paypay(?:で|に|へ).{0,10}(?:(?:送|払|渡)って${PLEASE}|送金して${PLEASE}|お願い|(?:払え|送れ)(?:ますか|ませんか|る?\\?))`,
    '(?:ギフト|プリペイド|(?:itunes|google ?play|apple|amazon|アマゾン) ?(?:ギフト)?)(?:カード|券|コード)|電子マネーの?番号|ウェブマネー|webmoney',
    '仮想通貨|暗号資産|ビットコイン|bitcoin|(?:暗証|カードの?)番号|口座(?:番号|情報)?を?(?:教えて|送って|貸して|作って)',
    '(?<!自己|先行|設備)投資(?:に(?:興味|関心)|で(?:稼|儲|利益|月)|の(?:お?話|勉強|やり方|グループ)|案件|グループ|サイト|信託|話|を?(?:始め|紹介|教え|しませんか|やりませんか))',
    '副業(?:に(?:興味|関心)|で(?:稼|儲|月)|の(?:お?話|お?誘い|紹介)|案件|を?(?:始め|紹介|教え|しませんか|やりませんか))',
    '(?:簡単|確実|必ず|絶対)に?(?:お金を?)?(?:儲か|儲け|稼げ)',
  ].join('|'),
);

/**
 * Other services for messages. Their names are words of their own: neither オンライン nor `bassline` is LINE, and the
 * line of an instrument (ベースのライン) is none either. Zoom, a maker of recorders, is left out.
 */
const SERVICE =
  '(?:(?<![a-z]|(?:bass|top|horn|lead|guitar|vocal|melody|drum|ベース|ギター)[ -]?)(?:line|discord|telegram|whatsapp|wechat|kakao ?talk|kakao|skype|signal|messenger|instagram|insta)|(?<![ァ-ヺー]|(?:ベース|ギター|ボーカル|メロディー?|ドラム|ホーン|コーラス|キーボード|ピアノ|曲)[ の]?)(?:ライン|ディスコード|テレグラム|ワッツアップ|ウィーチャット|カカオ(?:トーク)?|スカイプ|メッセンジャー|インスタ(?:グラム)?)|メアド|メールアドレス)';
const CONTACT =
  '(?: ?の?(?:id|アカウント|連絡先|qr|dm|友だち|友達)| ?を?(?:交換|教えて|教え合|登録して)| ?(?:で|から|に)(?:話|はな[しそ]|喋|しゃべ|やり ?(?:と|取)り|連絡|通話|電話|チャット|メッセ|やって|移)|(?:で|に)(?:追加|来て|送って)| ?追加して| ?(?:しよう|しませんか|しない)| ?(?:して|やって|使って)(?:る|い?ます)(?:か|\\?))';
const ADDRESS = new RegExp(`https?://|www\\.|[\\w.+-]{1,64}@[a-z\\d-]{1,63}\\.[a-z]|${SERVICE}${CONTACT}`);

/**
 * Phone numbers as Japan writes them: with or without the country code, divided as its area codes are. Without a
 * divider only the numbers of mobile phones and of Tokyo and Osaka are found, since other digits may be anything: 02210
 * 022100 are two chords.
 */
const PHONE =
  /(?<!\d[-.]?)(?:(?:0|\+81[-. ]?(?:\(?0\)? ?)?)(?:[5-9]0(?:[-. ]?\d{4}){2}|[36](?:[-. ]?\d{4}){2}|[1-9]\d?-\d{3,4}-\d{4}|[1-9]\d\d-\d\d-\d{4}|[1-9]\d{3}-\d-\d{4}|[1-9]\d{0,2} ?\(\d{2,4}\) ?\d{4}|(?:120|800|570|0)[-. ]\d{3}[-. ]\d{3,4})|\(0\d{1,4}\) ?\d{1,4}[- ]\d{4}|0120\d{6})(?![-.]?\d)/;

/** Returns the strongest reason to warn of what somebody writes in a young chat; null without one. */
export function warningOf(text: string): Warning | null {
  const plain = nfkc(text.replaceAll(INVISIBLE, '')).toLowerCase().replaceAll(HYPHEN, '-');
  if (plain.split('\n').some((line) => MONEY.test(line))) return 'money';
  if (ADDRESS.test(plain)) return 'address';
  return PHONE.test(plain) ? 'phone' : null;
}
