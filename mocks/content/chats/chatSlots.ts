import { inventedArtist } from '../musician/names.ts';
import { places } from '../musician/places.ts';
import { integer, pick, type Random } from '../random.ts';
import { words } from '../words.ts';
import type { Slots } from './slots.ts';

const days = ['土曜', '日曜', '祝日', '金曜', '水曜', '木曜', '月曜', '火曜'];
const sections = ['サビ', 'イントロ', 'Aメロ', 'Bメロ', 'ソロ', 'アウトロ', '落ちサビ', '間奏', '2番', 'ブレイク'];
const keys = ['E', 'A', 'D', 'G', 'C', 'F', 'Am', 'Em', 'Dm', 'B♭', 'F#m'];
const gears = words(
  'コンプレッサー/真空管アンプ/オーディオインターフェース/5弦ベース/スネア/リバーブ/イヤモニ/コンデンサーマイク/ルーパー/88鍵のシンセ/ツインペダル',
);
const foods = ['ラーメン', 'カレー', '餃子', '焼き鳥', 'もんじゃ', 'うどん', '定食', 'クレープ', '町中華'];
const songWords = words('夜/海/信号/雨/踊り場/八月/窓/回送/灯り/遠雷/街/火曜日/線路/水たまり');
const songEnds = words('のワルツ/を抜けて/まで/の歌/メモリー/とレモン/のあと/ループ//の向こう/ステップ');

const songTitle = (random: Random) => `${pick(songWords, random)}${pick(songEnds, random)}`;

/** Returns random values for the slots of chat and board texts. One exchange uses the same values throughout. */
export function chatSlots(random: Random): Slots {
  return {
    day: pick(days, random),
    time: `${integer(10, 20, random)}時`,
    town: pick(places.tokyo.towns, random),
    section: pick(sections, random),
    n: String(integer(2, 9, random)),
    bpm: String(integer(14, 36, random) * 5),
    key: pick(keys, random),
    gear: pick(gears, random),
    food: pick(foods, random),
    url: `https://demo.example/t/${integer(0x1000, 0xffff, random).toString(16)}`,
    artist: inventedArtist(random),
    song: songTitle(random),
    song2: songTitle(random),
  };
}
