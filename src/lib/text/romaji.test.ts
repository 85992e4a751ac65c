import { expect, test } from 'vitest';
import { romajiToHiragana } from './romaji.ts';

test.each([
  ['doramu', 'どらむ'],
  ['rokku', 'ろっく'],
  ['toukyou', 'とうきょう'],
  ['tokyo', 'ときょ'],
  ['shamisen', 'しゃみせん'],
  ['syamisen', 'しゃみせん'],
  ['gunma', 'ぐんま'],
  ['gumma', 'ぐんま'],
  ['chibaken', 'ちばけん'],
  ['tibaken', 'ちばけん'],
  ["jun'ichi", 'じゅんいち'],
  ['onna', 'おんな'],
  ['konnnichi', 'こんにち'],
  ['matcha', 'まっちゃ'],
  ['suisougak', 'すいそうが'],
  ['ky', null],
  ['metal', 'めた'],
  ['gospel', null],
  ['xyz', null],
  ['', null],
])('%s is %s', (text, kana) => expect(romajiToHiragana(text)).toBe(kana));

// The syllabary in romaji, row by row.
test.each([
  ['a i u e o', 'あいうえお'],
  ['ka ki ku ke ko', 'かきくけこ'],
  ['sa si su se so', 'さしすせそ'],
  ['ta ti tu te to', 'たちつてと'],
  ['na ni nu ne no', 'なにぬねの'],
  ['ha hi hu he ho', 'はひふへほ'],
  ['ma mi mu me mo', 'まみむめも'],
  ['ya yu yo', 'やゆよ'],
  ['ra ri ru re ro', 'らりるれろ'],
  ['wa wo', 'わを'],
  ['ga gi gu ge go', 'がぎぐげご'],
  ['za zi zu ze zo', 'ざじずぜぞ'],
  ['ja ji ju jo', 'じゃじじゅじょ'],
  ['da di du de do', 'だぢづでど'],
  ['ba bi bu be bo', 'ばびぶべぼ'],
  ['pa pi pu pe po', 'ぱぴぷぺぽ'],
  ['fa fi fu fe fo', 'ふぁふぃふふぇふぉ'],
  ['va vi vu ve vo', 'ばびぶべぼ'],
  ['sha shi shu sho', 'しゃししゅしょ'],
  ['cha chi chu cho', 'ちゃちちゅちょ'],
  ['tsu', 'つ'],
  ['thi', 'てぃ'],
  ['dhi', 'でぃ'],
  ['kya kyu kyo', 'きゃきゅきょ'],
  ['sya syu syo', 'しゃしゅしょ'],
  ['tya tyu tyo', 'ちゃちゅちょ'],
  ['nya nyu nyo', 'にゃにゅにょ'],
  ['hya hyu hyo', 'ひゃひゅひょ'],
  ['mya myu myo', 'みゃみゅみょ'],
  ['rya ryu ryo', 'りゃりゅりょ'],
  ['gya gyu gyo', 'ぎゃぎゅぎょ'],
  ['zya zyu zyo', 'じゃじゅじょ'],
  ['jya jyu jyo', 'じゃじゅじょ'],
  ['bya byu byo', 'びゃびゅびょ'],
  ['pya pyu pyo', 'ぴゃぴゅぴょ'],
])('%s', (typed, kana) => {
  expect(
    typed
      .split(' ')
      .map((syllable) => romajiToHiragana(syllable))
      .join(''),
  ).toBe(kana);
});

test.each([
  ['kanna', 'かんな'],
  ["kan'a", 'かんあ'],
  ['kan', 'かん'],
  ['kanpai', 'かんぱい'],
  ['sinn', 'しん'],
  ['kann', 'かん'],
  ['kombu', 'こんぶ'],
  ['homma', 'ほんま'],
  ['rampu', 'らんぷ'],
  ['matcha', 'まっちゃ'],
  ['rokku', 'ろっく'],
  ['zassi', 'ざっし'],
  ['beddo', 'べっど'],
  ['roc', 'ろ'],
  ['rosh', 'ろ'],
  ['ky', null],
  ['roxyz', null],
  ['ro1', null],
  ['', null],
])('%s is read as %s', (typed, kana) => expect(romajiToHiragana(typed)).toBe(kana));
