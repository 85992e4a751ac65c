import { chatSlots } from './chatSlots.ts';
import { pick, type Random } from '../random.ts';
import { fill } from './slots.ts';

interface Rule {
  readonly about: RegExp;
  readonly answers: readonly string[];
}

/* The first matching rule applies, so specific rules come before general ones. */
const rules: readonly Rule[] = [
  {
    about: /電話番号|住所|LINE|ライン交換|連絡先/i,
    answers: ['もう少しここでお話ししてからでもいいですか？', '連絡先は、一度スタジオでお会いしてからにしましょう。'],
  },
  {
    about: /ごめん|すみません|申し訳|行けな|難しそう|キャンセル|体調|熱が/,
    answers: [
      '大丈夫ですよ。また別の日にしましょう。',
      '了解です、無理しないでくださいね。',
      '全然平気です！来週の{day}はどうですか？',
    ],
  },
  {
    about: /はじめまして|初めまして|よろしく/,
    answers: [
      'はじめまして！メッセージありがとうございます。',
      'はじめまして。こちらこそよろしくお願いします！',
      'こちらこそ、よろしくお願いします。普段はどんな音楽をやっていますか？',
    ],
  },
  { about: /おやすみ/, answers: ['おやすみなさい！', 'おやすみなさい。また明日。'] },
  {
    about: /おつかれ|お疲れ/,
    answers: [
      'おつかれさまでした！また合わせましょう。',
      'おつかれさまでした。{section}、よかったですね。',
      'おつかれさまです！録音はあとで送りますね。',
    ],
  },
  {
    about: /何時|いつ|空いて|予定|[月火水木金土日]曜|来週|今週|明日|スタジオ/,
    answers: [
      '{day}の{time}からなら大丈夫です。',
      'いいですね！{time}からはどうでしょう。',
      '予定を確認して、今夜お返事しますね。',
      '{day}なら一日空いています。{town}でいいですか？',
    ],
  },
  {
    about: /https?:\/\/|聴いて|聞いて|音源|デモ|録音/,
    answers: [
      '聴きました！{section}が好きです。',
      'ありがとうございます。帰ったらゆっくり聴きますね。',
      'いい音ですね。ミックスはご自分で？',
      'かっこいい！BPMは{bpm}くらいですか？',
    ],
  },
  {
    about: /どこ|どのあたり|どの辺|場所|活動/,
    answers: ['{town}が多いです。', '{town}か、その近くです。', '電車で1時間以内なら、どこでも行けます。'],
  },
  {
    about: /機材|アンプ|エフェクター|弦|スティック|マイク|シンセ|鍵|ペダル|リード|楽器/,
    answers: [
      'ちょうど{gear}を買い替えたところです。',
      '{gear}にこだわっています。沼です。',
      '今度スタジオに持っていきますね。',
      '詳しくないので、ぜひ教えてください。',
    ],
  },
  {
    about: /曲|コピー|カバー|キー|コード|譜面|セトリ|セットリスト|オリジナル/,
    answers: [
      '「{song}」をやってみたいです。',
      '{artist}の曲はどうですか？',
      'まずは1曲、しっかり合わせたいです。',
      'キーは{key}だとうれしいです。',
      '譜面があれば合わせられます。',
    ],
  },
  {
    about: /ありがと|うれし|嬉し|楽しかった/,
    answers: ['こちらこそ、ありがとうございます！', 'いえいえ！', 'そう言ってもらえるとうれしいです。'],
  },
  {
    about: /[?？]|ますか|ですか|でしょうか|ません[か?？]/,
    answers: [
      'そうですね、少し考えてみます。',
      'はい、大丈夫です！',
      'いいと思います。',
      'うーん、どうでしょう。一度合わせてみて決めませんか？',
      'ぜひ！',
    ],
  },
];

const answersToAnything = [
  'なるほど！',
  'いいですね。',
  'わかります。',
  'たしかに。もう少し聞かせてください。',
  'それはおもしろいですね！',
  'ちょうど私もそう思っていました。',
  'ぜひ今度、音を出しながら話しましょう。',
  'うんうん。ところで{day}は空いていますか？',
  'メッセージありがとうございます。',
  '♪',
] as const;

/** Returns the friendly reply of a scripted user to a message, also to an empty or meaningless one (rule K4). */
export function replyTo(text: string, random: Random): string {
  const rule = rules.find(({ about }) => about.test(text));
  return fill(pick(rule?.answers ?? answersToAnything, random), chatSlots(random));
}
