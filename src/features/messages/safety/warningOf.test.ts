import { expect, test } from 'vitest';
import { warningOf } from './warningOf.ts';

test.each([
  ['先に5,000円を振り込んでください', 'money'],
  ['スタジオ代を振込でお願いできますか', 'money'],
  ['ギフトカードの番号を送って', 'money'],
  ['お金を貸してくれませんか', 'money'],
  ['PayPayで払えますか https://example.com', 'money'],
  ['ﾋﾞｯﾄｺｲﾝに興味はありますか', 'money'],
  ['デモはこちら https://example.com/demo', 'address'],
  ['ｗｗｗ．example.com を見て', 'address'],
  ['mio@example.com に送ってください', 'address'],
  ['LINEのIDを教えて', 'address'],
  ['ライン交換しませんか', 'address'],
  ['090-1234-5678 に電話ください', 'phone'],
  ['０９０１２３４５６７８です', 'phone'],
  ['03(1234)5678まで', 'phone'],
  ['+81 90-1234-5678', 'phone'],
  ['０９０ー１２３４ー５６７８', 'phone'],
  ['スタジオ代は2,000円くらいです', null],
  ['2026-11-24 10:00 に集合しましょう', null],
  ['ライブのラインナップが決まりました', null],
  ['BPM 120、4分33秒、1234567890123 再生', null],
  ['土曜が楽しみです。', null],
  ['', null],
])('M46: %s: %s', (text, warning) => expect(warningOf(text)).toBe(warning));
