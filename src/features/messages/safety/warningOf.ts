import { nfkc } from '../../../lib/text/nfkc.ts';

/** Reasons to warn a user of one of the first messages of a chat. */
export type Warning = 'money' | 'address' | 'phone';

const MONEY =
  /振り?込|送金|入金|前払い|手付金|ギフト(?:カード|券|コード)|プリペイド|電子マネー|仮想通貨|暗号資産|ビットコイン|投資|副業|(?:お金|現金)を(?:貸|送|払|渡|用意)|立て替え|paypay|itunesカード|bitcoin/i;
const ADDRESS =
  /https?:\/\/|www\.|[\w.+-]{1,64}@[\w-]{1,63}\.|(?:line|ライン|カカオ|telegram|テレグラム|whatsapp|wechat)(?:の?id|を?交換|で(?:話|やりとり))/i;
/** Matches ten or eleven digits as Japanese numbers are written, or with the country code. */
const PHONE = /(?<!\d)(?:0|\+81 ?-?)\d(?:[ ()-]?\d){8,9}(?!\d)/;

/** Returns the strongest reason to warn of one of the first messages of a chat (rule M46); null without one. */
export function warningOf(text: string): Warning | null {
  const plain = nfkc(text).replaceAll(/[‐‑‒–—―−ー](?=\d)/g, '-');
  if (MONEY.test(plain)) return 'money';
  if (ADDRESS.test(plain)) return 'address';
  return PHONE.test(plain) ? 'phone' : null;
}
