import type { TagValue } from '../musician/tagCatalogue.ts';

/* Sentences for the bios of generated musicians by their tags; slots as in bioSentences.ts. */

/** Sentences about what a person looks for, by purpose. */
export const sentencesByPurpose: Record<TagValue<'purposes'>, readonly string[]> = {
  form_band: ['{want}を探しています。', 'バンドを組んで、まずは1回ライブをするのが目標です。'],
  join_band: ['{role}を探しているバンドがあれば声をかけてください。', '加入できるバンドを探しています。'],
  recruit: ['いまのバンドで{want}を募集しています。', '{want}が抜けてしまい、新しいメンバーを探しています。'],
  support: ['サポートのご依頼、歓迎です。', '{i}のサポートが必要なときは声をかけてください。'],
  session: ['{town}のセッションによく行きます。', 'まずは気軽にセッションから。'],
  copy: ['コピーバンドで{n}曲くらいから合わせたいです。', '完コピ派です。'],
  original: ['オリジナルをやりたいです。', '曲のストックが{n}0曲ほどあります。'],
  live: ['年に{n}本くらいライブができたら理想です。', 'ライブハウスで大きな音を出したいです。'],
  recording: ['音源を作って配信したいです。', '自宅で録ったデモが{n}曲あります。'],
  songwriting: ['一緒に曲を作ってくれる方を探しています。', '{want}の方と共作してみたいです。'],
  online: ['遠方の方とはオンラインで制作したいです。', 'データのやりとりだけでも大丈夫です。'],
  movie: ['演奏動画を一緒に撮ってくれる方も募集しています。', '動画を月に{n}本くらい上げています。'],
  practice: ['一緒に練習してくれる方がいるとうれしいです。', '{town}のスタジオで一緒に練習しませんか。'],
  friends: ['音楽の話ができる友だちがほしいです。', '{g}の話ができる方、仲良くしてください。'],
  lesson: [],
  pro: ['本気でプロを目指しています。', '音楽で食べていくつもりでやっています。'],
  hobby: ['あくまで趣味なので、楽しく続けられる方がうれしいです。', '無理のない範囲で長く続けたいです。'],
};

/** Sentences about lessons, which some people offer and others want. */
export const lessonSentences = {
  learning: ['{i}を教えてくれる方を探しています。', 'やさしく教えてくれる方がいるとうれしいです。'],
  teaching: ['{i}を教えることもできます。', '初心者の方のレッスンもしています。'],
} as const;

/** Sentences by skill level. */
export const sentencesByLevel: Record<TagValue<'skills'>, readonly string[]> = {
  beginner: ['まだ初心者ですが、毎日少しずつ練習しています。', '初心者ですが、よろしくお願いします。'],
  intermediate: ['簡単な曲なら1曲通して演奏できます。', 'ライブ経験は{n}回ほどです。'],
  advanced: ['ライブ経験は多いほうです。', 'これまでに{n}つのバンドで活動してきました。'],
  expert: ['レッスンや録音の仕事もしています。', '譜面は初見で対応できます。'],
  master: ['プロとして活動しています。', '音楽を仕事にして{years}年になります。'],
};

/** Sentences by frequency of activity. */
export const sentencesByFrequency: Record<TagValue<'activity_frequency'>, readonly string[]> = {
  daily: ['ほぼ毎日{playing}います。', '平日も夜なら動けます。', '時間はいくらでも作れます。'],
  weekly_2_3: ['週に2、3回はスタジオに入っています。', '{town}のスタジオによくいます。'],
  weekly_1: ['週末に{town}のスタジオへ入れるとうれしいです。', '週1回くらいのペースで合わせたいです。'],
  monthly_2_3: ['月に2、3回、{town}あたりで合わせられたらちょうどいいです。', '隔週の土日で活動したいです。'],
  monthly_1: ['月1回くらいのペースで、長く続けたいです。', '月に一度、みっちり合わせたいです。'],
  irregular: ['シフト制の仕事なので、日程は相談させてください。', '予定が読めないので、単発の活動が助かります。'],
};
