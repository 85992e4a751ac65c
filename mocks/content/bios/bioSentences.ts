/*
 * Sentences of self-introductions that need no particular tag. Slots, filled by bios.ts; a sentence is only used when
 * the person has a word for each of its slots:
 * {i} ギター {i2} second instrument {role} ギタリスト {plays} ギターを弾く {playing} ギターを弾いて {can} ギターを弾け
 * {g} {g2} genres {era} a genre that has decades {pref} 東京 {town} 下北沢 {years} of playing {long} years, ten or more {artist} {want} {want2} missing parts {n} 2 to 6
 */

/** Opening sentences of people who play an instrument. */
export const openings = [
  '{role}です。',
  'はじめまして、{role}です。',
  '{pref}の{role}です。',
  '{pref}在住の{role}です。',
  '{g}が好きな{role}です。',
  '{town}を中心に{playing}います。',
  '{pref}で{playing}います。',
  '{town}で{playing}います。',
  '{i}と{i2}を担当しています。',
  'メインは{i}、たまに{i2}もやります。',
  '{i}も{i2}もどちらも好きです。',
  'いまは{i}が中心です。',
  '{plays}時間がいちばん落ち着きます。',
  '{pref}に引っ越してきたばかりの{role}です。',
  '{g}をやっている{role}です。',
  '{can}る場所を探しています。',
  '休みの日はだいたい{playing}います。',
  'プロフィールを見てくださってありがとうございます。{role}です。',
] as const;

/** Opening sentences with the years of playing (two or more). */
export const openingsWithYears = [
  '{i}歴{years}年です。',
  '{i}歴{years}年、{g}が好きです。',
  '{i}を始めて{years}年になります。',
  '{pref}で活動中、{i}歴{years}年です。',
  '気がつけば{i}歴{long}年です。',
  '{g}を中心に{playing}{years}年になります。',
] as const;

/** Opening sentences of people in their first year. */
export const openingsOfNewcomers = [
  '{i}を始めたばかりです。',
  '{i}を始めて1年目です。',
  '最近{i}を始めました。',
  '{artist}に憧れて{i}を始めました。',
  '{can}るようになりたくて、思いきって始めました。',
  '{i}はまだ練習中ですが、人と合わせてみたいです。',
] as const;

/** Opening sentences of people without an instrument. */
export const openingsOfListeners = [
  '楽器は弾けませんが、ライブに行くのが好きです。',
  '聴くのが専門です。',
  '{g}をよく聴きます。',
  '登録したばかりです。',
  '友だちに誘われて登録してみました。',
  'これから楽器を始めようと思っています。',
  '音楽仲間がほしくて登録しました。',
  '{artist}が好きです。',
  'ブランクが長いので、まずは様子を見ています。',
  'プロフィールはこれから書きます。',
] as const;

/** Favourite music. */
export const tastes = [
  '{g}をよく聴きます。',
  '{g}と{g2}が好きです。',
  '{g}を中心に、{g2}も少しやります。',
  '最近は{g2}にもはまっています。',
  '{g}ばかり聴いて育ちました。',
  '90年代の{era}が好きです。',
  '80年代の{era}をよく聴きます。',
  '2000年代の{era}で育ちました。',
  '{artist}をよく聴いています。',
  '{artist}のライブを見て音楽を始めました。',
  '{artist}の新譜を繰り返し聴いています。',
  '{g}ならだいたい何でも好きです。',
  '聴くのは{g}、やるのは{g2}が多いです。',
  '{g}の話で盛り上がれる方とつながりたいです。',
  '{g}にかぎらず、いい曲は何でもやりたいです。',
  '{artist}が好きな方、ぜひ語りましょう。',
] as const;

/** Topics other than music. */
export const asides = [
  '猫を2匹飼っています。',
  'コーヒーと中古レコード店めぐりが好きです。',
  'スタジオのあとのラーメンまでがセットです。',
  '人見知りですが、音を出すと元気になります。',
  'お酒は飲めませんが、打ち上げには行きます。',
  '車があるので機材の運搬は任せてください。',
  '犬の散歩中に曲を考えています。',
  '返信は夜になることが多いです。',
  '平日は設計の仕事をしています。',
  '機材の話なら何時間でもできます。',
  '練習後の甘いものが楽しみです。',
  '雨の日の機材搬入だけは苦手です。',
  '好きな言葉は「せーの」です。',
  '最近は自転車でスタジオに通っています。',
  '時間は守ります。',
  '銭湯とカレーが好きです。',
  'フェスには毎年行っています。',
  '写真も撮るので、アー写が必要なら言ってください。',
  '看護師なので予定は月ごとに決まります。',
  '早起きは苦手ですが、朝練なら起きます。',
  '古い機材を直して使うのが趣味です。',
  '在宅勤務なので、平日の昼も動けます。',
  'スタジオの待合室でよく寝ています。',
  '植物と楽器が増え続けています。',
  '深夜ラジオを聴きながら練習しています。',
  'サウナで思いついた曲はだいたい没になります。',
] as const;

/** Closing sentences. */
export const closings = [
  'よろしくお願いします！',
  'よろしくお願いします。',
  '気軽にメッセージください。',
  'まずはお話だけでも歓迎です。',
  '気になった方はいいねをいただけるとうれしいです。',
  'ぜひ一緒に音を出しましょう。',
  '年齢や経験は問いません。',
  '楽しくやれる方、ぜひ。',
  'お気軽にどうぞ！',
  '一度スタジオで合わせてみませんか。',
  '音源や動画も見てもらえるとうれしいです。',
  '気が合いそうな方、声をかけてください。',
  'どうぞよろしく！',
  '{pref}近郊の方、よろしくお願いします。',
  '{town}あたりでぜひ。',
] as const;

/** A whole introduction in one sentence. */
export const oneLiners = [
  '{g}好きの{role}です。',
  '{town}、{i}、{g}。',
  '{i}やってます。',
  '{want}募集中です！',
  '{pref}で一緒に{g}をやりませんか。',
  '{can}ます。よろしくお願いします！',
  '{i}と{i2}、どちらでも。',
  '{artist}が好きな人と話したいです。',
  'とにかく音を出したいです！',
  '{i}歴{long}年、いまだ修行中。',
  'ゆるく{playing}います〜',
  '{g}で踊りたい。',
] as const;
