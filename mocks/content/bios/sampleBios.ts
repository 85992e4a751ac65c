import type { TagValue } from '../musician/tagCatalogue.ts';

/** A self-introduction that is given word for word (docs/texts.md X23), and the facts about its writer. */
export interface SampleBio {
  readonly text: string;
  readonly genres: readonly TagValue<'genres'>[];
  readonly instruments: readonly TagValue<'instruments'>[];
  readonly purposes: readonly TagValue<'purposes'>[];
  readonly level: TagValue<'skills'>;
  readonly years: number;
  readonly age: TagValue<'ages'>;
  readonly frequency: TagValue<'activity_frequency'>;
}

/** The first twelve generated musicians have these, in this order. All live in or near Tokyo. */
export const sampleBios: readonly SampleBio[] = [
  {
    text: 'ギター歴8年、90年代オルタナが好きです。週末に都内のスタジオへ入れるメンバーを探しています。',
    genres: ['alternative', 'rock'],
    instruments: ['electric_guitar'],
    purposes: ['form_band', 'original'],
    level: 'advanced',
    years: 8,
    age: '20s',
    frequency: 'weekly_1',
  },
  {
    text: 'ボーカルです。シティポップのカバーから始めて、ゆくゆくはオリジナルをやりたいです。',
    genres: ['citypop', 'pop'],
    instruments: ['vocal'],
    purposes: ['form_band', 'copy', 'original'],
    level: 'intermediate',
    years: 4,
    age: '20s',
    frequency: 'monthly_2_3',
  },
  {
    text: '社会人ドラマー。仕事のあとに月2回くらい叩ければ十分です。楽しく続けられる方、ぜひ。',
    genres: ['rock', 'jpop'],
    instruments: ['drums'],
    purposes: ['hobby', 'join_band'],
    level: 'intermediate',
    years: 10,
    age: '30s',
    frequency: 'monthly_2_3',
  },
  {
    text: 'ベース初心者です！やさしく教えてくれる方とゆるく合わせたいです。',
    genres: ['jpop', 'rock', 'anison'],
    instruments: ['bass'],
    purposes: ['practice', 'lesson', 'hobby'],
    level: 'beginner',
    years: 0,
    age: '20s',
    frequency: 'monthly_1',
  },
  {
    text: 'ジャズピアノを弾いています。セッション中心ですが、歌ものの伴奏もできます。',
    genres: ['jazz', 'bossa_nova', 'pop'],
    instruments: ['piano', 'keyboard'],
    purposes: ['session', 'support'],
    level: 'expert',
    years: 22,
    age: '40s',
    frequency: 'weekly_2_3',
  },
  {
    text: 'DTMで曲を作っています。歌ってくださる方、ギターを入れてくださる方を募集中です。',
    genres: ['jpop', 'electronica'],
    instruments: ['dtm', 'composer'],
    purposes: ['songwriting', 'recruit', 'online'],
    level: 'advanced',
    years: 6,
    age: '20s',
    frequency: 'daily',
  },
  {
    text: '吹奏楽出身のサックス奏者です。ファンクやソウルのホーン隊をやりたいです。',
    genres: ['funk', 'soul_rnb', 'brass'],
    instruments: ['saxophone'],
    purposes: ['join_band', 'support', 'live'],
    level: 'advanced',
    years: 13,
    age: '20s',
    frequency: 'weekly_1',
  },
  {
    text: 'メタル一筋15年。ツインギターの相方と、ブラストビートが得意なドラマーを探しています。',
    genres: ['metal'],
    instruments: ['electric_guitar'],
    purposes: ['recruit', 'live'],
    level: 'advanced',
    years: 15,
    age: '30s',
    frequency: 'weekly_1',
  },
  {
    text: 'バイオリンでロックをやりたいです。譜面があれば何でも弾きます。',
    genres: ['rock', 'classical', 'progressive'],
    instruments: ['violin'],
    purposes: ['join_band', 'support', 'recording'],
    level: 'advanced',
    years: 18,
    age: '20s',
    frequency: 'monthly_2_3',
  },
  {
    text: '弾き語りをしています。ハモってくれる方、カホンを叩いてくれる方、一緒に路上に出ませんか。',
    genres: ['acoustic', 'folk'],
    instruments: ['vocal', 'acoustic_guitar'],
    purposes: ['live', 'original', 'form_band'],
    level: 'intermediate',
    years: 5,
    age: '20s',
    frequency: 'weekly_2_3',
  },
  {
    text: 'ボカロ曲をバンドアレンジで演奏する企画を立てています。全パート歓迎です。',
    genres: ['vocaloid', 'anison', 'rock'],
    instruments: ['keyboard', 'arranger'],
    purposes: ['recruit', 'copy', 'movie'],
    level: 'advanced',
    years: 9,
    age: '30s',
    frequency: 'monthly_1',
  },
  {
    text: '三味線とエレクトロニカを混ぜた音楽を作っています。変わったことが好きな方とつながりたいです。',
    genres: ['electronica', 'hogaku', 'experimental'],
    instruments: ['shamisen', 'dtm'],
    purposes: ['friends', 'songwriting', 'recording'],
    level: 'expert',
    years: 16,
    age: '30s',
    frequency: 'irregular',
  },
];
