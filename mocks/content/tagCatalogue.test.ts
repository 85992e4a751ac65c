import { describe, expect, it } from 'vitest';
import { tagCatalogue, tagLabel, tagValues } from './tagCatalogue.ts';

/** Rule X21, character for character. */
const deck: Record<string, string> = {
  genres:
    'rock ロック · jpop J-POP · pop ポップス · indie インディー · alternative オルタナティブ · punk パンク · melocore メロコア · hardcore ハードコア · hardrock ハードロック · metal メタル · visual_kei ヴィジュアル系 · shoegaze シューゲイザー · postrock ポストロック · progressive プログレ · citypop シティポップ · funk ファンク · soul_rnb ソウル・R&B · jazz ジャズ · fusion フュージョン · blues ブルース · bossa_nova ボサノバ · latin ラテン · reggae レゲエ · ska スカ · hiphop ヒップホップ · edm EDM · house_techno ハウス・テクノ · electronica エレクトロニカ · ambient アンビエント · anison アニソン · vocaloid ボカロ · idol アイドル · game ゲーム音楽 · acoustic アコースティック · folk フォーク · country カントリー · classical クラシック · brass 吹奏楽 · acappella アカペラ · gospel ゴスペル · kayo 歌謡曲・演歌 · hogaku 邦楽・民謡 · world ワールドミュージック · experimental 実験音楽 · other その他',
  instruments:
    'vocal ボーカル · chorus コーラス · rap MC・ラップ · electric_guitar エレキギター · acoustic_guitar アコースティックギター · classical_guitar クラシックギター · bass ベース · double_bass ウッドベース · drums ドラム · percussion パーカッション · cajon カホン · keyboard キーボード · piano ピアノ · synthesizer シンセサイザー · organ オルガン · violin バイオリン · viola ビオラ · cello チェロ · flute フルート · clarinet クラリネット · saxophone サックス · trumpet トランペット · trombone トロンボーン · horn ホルン · harmonica ハーモニカ · ukulele ウクレレ · mandolin マンドリン · shamisen 三味線 · koto 箏 · shakuhachi 尺八 · wadaiko 和太鼓 · dj DJ · dtm DTM・打ち込み · composer 作曲 · lyricist 作詞 · arranger 編曲 · engineer ミックス・録音 · other その他',
  skills: 'beginner 初心者 · intermediate 中級者 · advanced 上級者 · expert エキスパート · master マスター',
  purposes:
    'form_band バンドを組みたい · join_band バンドに入りたい · recruit メンバーを募集中 · support サポート · session セッション · copy コピーバンド · original オリジナル曲 · live ライブ活動 · recording レコーディング · songwriting 楽曲制作 · online オンラインコラボ · movie 動画制作 · practice 練習仲間 · friends 音楽仲間づくり · lesson 教えたい・習いたい · pro プロ志向 · hobby 趣味で楽しく',
  ages: '10s 10代 · 20s 20代 · 30s 30代 · 40s 40代 · 50s 50代 · 60s_plus 60代以上',
  genders: 'male 男性 · female 女性 · other その他 · unspecified 回答しない',
  activity_frequency:
    'daily ほぼ毎日 · weekly_2_3 週2〜3回 · weekly_1 週1回 · monthly_2_3 月2〜3回 · monthly_1 月1回 · irregular 不定期',
  performance_clips:
    'play_cover 弾いてみた · sing_cover 歌ってみた · drum_cover 叩いてみた · original オリジナル曲 · cover カバー演奏 · live ライブ映像 · studio スタジオ演奏 · session セッション · home_rec 宅録 · making 制作風景 · street 路上ライブ',
};
const deckPrefectures =
  '北海道 青森県 岩手県 宮城県 秋田県 山形県 福島県 茨城県 栃木県 群馬県 埼玉県 千葉県 東京都 神奈川県 新潟県 富山県 石川県 福井県 山梨県 長野県 岐阜県 静岡県 愛知県 三重県 滋賀県 京都府 大阪府 兵庫県 奈良県 和歌山県 鳥取県 島根県 岡山県 広島県 山口県 徳島県 香川県 愛媛県 高知県 福岡県 佐賀県 長崎県 熊本県 大分県 宮崎県 鹿児島県 沖縄県'.split(
    ' ',
  );
const deckRomaji =
  'hokkaido aomori iwate miyagi akita yamagata fukushima ibaraki tochigi gunma saitama chiba tokyo kanagawa niigata toyama ishikawa fukui yamanashi nagano gifu shizuoka aichi mie shiga kyoto osaka hyogo nara wakayama tottori shimane okayama hiroshima yamaguchi tokushima kagawa ehime kochi fukuoka saga nagasaki kumamoto oita miyazaki kagoshima okinawa'.split(
    ' ',
  );

const category = (name: string) => tagCatalogue.find((candidate) => candidate.name === name);

describe('tagCatalogue', () => {
  it('has the nine categories in the order of rule X21', () => {
    expect(tagCatalogue.map(({ name, display_name_ja }) => `${name} ${display_name_ja}`)).toEqual([
      'genres ジャンル',
      'instruments 担当楽器',
      'skills スキルレベル',
      'purposes 活動目的',
      'locations 活動地域',
      'ages 年代',
      'genders 性別',
      'activity_frequency 活動頻度',
      'performance_clips 演奏動画',
    ]);
  });

  it.each(Object.entries(deck))('has the tags of %s in the order of rule X21', (name, text) => {
    const tags = category(name)?.tags.map(({ value, display_name_ja }) => `${value} ${display_name_ja}`);
    expect(tags).toEqual(text.split(' · '));
  });

  it('has the 47 prefectures from north to south', () => {
    const tags = category('locations')?.tags ?? [];
    expect(tags.map(({ value }) => value)).toEqual(deckRomaji);
    expect(tags.map(({ display_name_ja }) => display_name_ja)).toEqual(deckPrefectures);
    expect(tags).toHaveLength(47);
  });

  it('has 179 tags', () => {
    expect(tagCatalogue.map(({ tags }) => tags.length)).toEqual([45, 38, 5, 17, 47, 6, 4, 6, 11]);
  });

  it('uses no value twice within a category', () => {
    for (const { tags } of tagCatalogue) expect(new Set(tags.map(({ value }) => value)).size).toBe(tags.length);
  });

  it('finds the label of a value', () => {
    expect(tagLabel('genres', 'soul_rnb')).toBe('ソウル・R&B');
    expect(tagLabel('activity_frequency', 'weekly_2_3')).toBe('週2〜3回');
    expect(tagValues('skills')).toEqual(['beginner', 'intermediate', 'advanced', 'expert', 'master']);
  });
});
