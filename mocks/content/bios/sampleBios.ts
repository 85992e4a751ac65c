import { type TagCategoryName, tagsNamed, type TagValue } from '../musician/tagCatalogue.ts';

/** A self-introduction that is given word for word (rule X23), and the facts about its writer. */
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

/** @param facts genres, instruments, purposes, level, years, age and frequency; a comma stands between tags of one kind */
const sampleBio = (text: string, facts: string): SampleBio => {
  const [genres = '', instruments = '', purposes = '', level = '', years, age = '', frequency = ''] = facts.split(' ');
  const one = <Category extends TagCategoryName>(name: Category, text: string) =>
    tagsNamed(name, text)[0] as TagValue<Category>;
  return {
    text,
    genres: tagsNamed('genres', genres),
    instruments: tagsNamed('instruments', instruments),
    purposes: tagsNamed('purposes', purposes),
    level: one('skills', level),
    years: Number(years),
    age: one('ages', age),
    frequency: one('activity_frequency', frequency),
  };
};

/** The first twelve generated musicians have these, in this order. All live in or near Tokyo. */
export const sampleBios: readonly SampleBio[] = [
  sampleBio(
    'ギター歴8年、90年代オルタナが好きです。週末に都内のスタジオへ入れるメンバーを探しています。',
    'alternative,rock electric_guitar form_band,original advanced 8 20s weekly_1',
  ),
  sampleBio(
    'ボーカルです。シティポップのカバーから始めて、ゆくゆくはオリジナルをやりたいです。',
    'citypop,pop vocal form_band,copy,original intermediate 4 20s monthly_2_3',
  ),
  sampleBio(
    '社会人ドラマー。仕事のあとに月2回くらい叩ければ十分です。楽しく続けられる方、ぜひ。',
    'rock,jpop drums hobby,join_band intermediate 10 30s monthly_2_3',
  ),
  sampleBio(
    'ベース初心者です！やさしく教えてくれる方とゆるく合わせたいです。',
    'jpop,rock,anison bass practice,lesson,hobby beginner 0 20s monthly_1',
  ),
  sampleBio(
    'ジャズピアノを弾いています。セッション中心ですが、歌ものの伴奏もできます。',
    'jazz,bossa_nova,pop piano,keyboard session,support expert 22 40s weekly_2_3',
  ),
  sampleBio(
    'DTMで曲を作っています。歌ってくださる方、ギターを入れてくださる方を募集中です。',
    'jpop,electronica dtm,composer songwriting,recruit,online advanced 6 20s daily',
  ),
  sampleBio(
    '吹奏楽出身のサックス奏者です。ファンクやソウルのホーン隊をやりたいです。',
    'funk,soul_rnb,brass saxophone join_band,support,live advanced 13 20s weekly_1',
  ),
  sampleBio(
    'メタル一筋15年。ツインギターの相方と、ブラストビートが得意なドラマーを探しています。',
    'metal electric_guitar recruit,live advanced 15 30s weekly_1',
  ),
  sampleBio(
    'バイオリンでロックをやりたいです。譜面があれば何でも弾きます。',
    'rock,classical,progressive violin join_band,support,recording advanced 18 20s monthly_2_3',
  ),
  sampleBio(
    '弾き語りをしています。ハモってくれる方、カホンを叩いてくれる方、一緒に路上に出ませんか。',
    'acoustic,folk vocal,acoustic_guitar live,original,form_band intermediate 5 20s weekly_2_3',
  ),
  sampleBio(
    'ボカロ曲をバンドアレンジで演奏する企画を立てています。全パート歓迎です。',
    'vocaloid,anison,rock keyboard,arranger recruit,copy,movie advanced 9 30s monthly_1',
  ),
  sampleBio(
    '三味線とエレクトロニカを混ぜた音楽を作っています。変わったことが好きな方とつながりたいです。',
    'electronica,hogaku,experimental shamisen,dtm friends,songwriting,recording expert 16 30s irregular',
  ),
];
