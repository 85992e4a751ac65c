import type { TagValue } from '../musician/tagCatalogue.ts';

type Instrument = TagValue<'instruments'>;
type Conjugation = 'ku' | 'u' | 'ru' | 'su' | 'suru';

/** Words for an instrument and its player, for generated bios, names and posts. */
export interface InstrumentWords {
  /** ギター, as in ギター歴8年 and ギターの音. */
  readonly spoken: string;
  /** ギタリスト */
  readonly role: string;
  /** Gt. */
  readonly part: string;
  /** ギターを弾く */
  readonly plays: string;
  /** ギターを弾いて, to go on with います or みたい. */
  readonly playing: string;
  /** ギターを弾け, to go on with ます or る. */
  readonly canPlay: string;
}

const endings: Record<Conjugation, readonly [plain: string, te: string, potential: string]> = {
  ku: ['く', 'いて', 'け'],
  u: ['う', 'って', 'え'],
  ru: ['る', 'って', 'れ'],
  su: ['す', 'して', 'せ'],
  suru: ['する', 'して', 'でき'],
};

/** Builds the words. `stem` is the object and the stem of the verb, such as サックスを吹; `conjugation` gives its endings. */
function words(
  spoken: string,
  role: string,
  part: string,
  stem: string,
  conjugation: Conjugation = 'ku',
): InstrumentWords {
  const [plain, te, potential] = endings[conjugation];
  const able = conjugation === 'suru' ? stem.replace(/を$/, 'が') : stem;
  return { spoken, role, part, plays: stem + plain, playing: stem + te, canPlay: able + potential };
}

/** The words for each instrument of the catalogue. */
export const instrumentWords: Record<Instrument, InstrumentWords> = {
  vocal: words('ボーカル', 'ボーカル', 'Vo.', '歌', 'u'),
  chorus: words('コーラス', 'コーラス', 'Cho.', 'コーラスを', 'suru'),
  rap: words('ラップ', 'ラッパー', 'MC', 'ラップを', 'suru'),
  electric_guitar: words('ギター', 'ギタリスト', 'Gt.', 'ギターを弾'),
  acoustic_guitar: words('アコギ', 'アコギ弾き', 'A.Gt.', 'アコギを弾'),
  classical_guitar: words('クラシックギター', 'クラシックギター弾き', 'C.Gt.', 'クラシックギターを弾'),
  bass: words('ベース', 'ベーシスト', 'Ba.', 'ベースを弾'),
  double_bass: words('ウッドベース', 'ウッドベース弾き', 'W.Ba.', 'ウッドベースを弾'),
  drums: words('ドラム', 'ドラマー', 'Dr.', 'ドラムを叩'),
  percussion: words('パーカッション', 'パーカッショニスト', 'Perc.', 'パーカッションを叩'),
  cajon: words('カホン', 'カホン叩き', 'Caj.', 'カホンを叩'),
  keyboard: words('キーボード', 'キーボーディスト', 'Key.', 'キーボードを弾'),
  piano: words('ピアノ', 'ピアニスト', 'Pf.', 'ピアノを弾'),
  synthesizer: words('シンセ', 'シンセ弾き', 'Syn.', 'シンセを弾'),
  organ: words('オルガン', 'オルガン弾き', 'Org.', 'オルガンを弾'),
  violin: words('バイオリン', 'バイオリン弾き', 'Vn.', 'バイオリンを弾'),
  viola: words('ビオラ', 'ビオラ弾き', 'Va.', 'ビオラを弾'),
  cello: words('チェロ', 'チェロ弾き', 'Vc.', 'チェロを弾'),
  flute: words('フルート', 'フルート奏者', 'Fl.', 'フルートを吹'),
  clarinet: words('クラリネット', 'クラリネット奏者', 'Cl.', 'クラリネットを吹'),
  saxophone: words('サックス', 'サックス奏者', 'Sax.', 'サックスを吹'),
  trumpet: words('トランペット', 'トランペッター', 'Tp.', 'トランペットを吹'),
  trombone: words('トロンボーン', 'トロンボーン吹き', 'Tb.', 'トロンボーンを吹'),
  horn: words('ホルン', 'ホルン吹き', 'Hr.', 'ホルンを吹'),
  harmonica: words('ハーモニカ', 'ハーモニカ吹き', 'Harp', 'ハーモニカを吹'),
  ukulele: words('ウクレレ', 'ウクレレ弾き', 'Uke.', 'ウクレレを弾'),
  mandolin: words('マンドリン', 'マンドリン弾き', 'Mand.', 'マンドリンを弾'),
  shamisen: words('三味線', '三味線弾き', '三味線', '三味線を弾'),
  koto: words('箏', '箏弾き', '箏', '箏を弾'),
  shakuhachi: words('尺八', '尺八吹き', '尺八', '尺八を吹'),
  wadaiko: words('和太鼓', '和太鼓打ち', '太鼓', '和太鼓を叩'),
  dj: words('DJ', 'DJ', 'DJ', 'DJを', 'suru'),
  dtm: words('DTM', 'DTMer', 'DTM', 'DTMを', 'suru'),
  composer: words('作曲', '作曲家', 'Comp.', '曲を作', 'ru'),
  lyricist: words('作詞', '作詞家', 'Lyr.', '歌詞を書'),
  arranger: words('編曲', 'アレンジャー', 'Arr.', 'アレンジを', 'suru'),
  engineer: words('ミックス', 'エンジニア', 'Mix', '録音やミックスを', 'suru'),
  other: words('カリンバ', 'カリンバ弾き', 'Kal.', 'カリンバを弾'),
};
