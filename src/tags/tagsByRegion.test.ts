import { describe, expect, it } from 'vitest';
import type { Tag, TagId } from '../api/generated/model/index.ts';
import { tagsByRegion } from './tagsByRegion.ts';

const prefectures =
  '北海道 青森県 岩手県 宮城県 秋田県 山形県 福島県 茨城県 栃木県 群馬県 埼玉県 千葉県 東京都 神奈川県 新潟県 富山県 石川県 福井県 山梨県 長野県 岐阜県 静岡県 愛知県 三重県 滋賀県 京都府 大阪府 兵庫県 奈良県 和歌山県 鳥取県 島根県 岡山県 広島県 山口県 徳島県 香川県 愛媛県 高知県 福岡県 佐賀県 長崎県 熊本県 大分県 宮崎県 鹿児島県 沖縄県';

const tagsOf = (names: string): Tag[] =>
  names.split(' ').map((name, index) => ({
    id: String(index) as TagId,
    name,
    value: name,
    display_name_ja: name,
    category: 'locations',
    sort_order: index,
  }));

const grouped = (names: string, ownRegion: string | null = null) =>
  tagsByRegion(tagsOf(names), ownRegion).map(
    ({ name, tags }) => `${name ?? '-'}: ${tags.map((tag) => tag.display_name_ja).join(' ')}`,
  );

const headings = (ownRegion: string | null) => tagsByRegion(tagsOf(prefectures), ownRegion).map(({ name }) => name);

describe('rule F35', () => {
  it('groups the 47 prefectures under six headings from north to south', () => {
    expect(grouped(prefectures)).toEqual([
      '北海道・東北: 北海道 青森県 岩手県 宮城県 秋田県 山形県 福島県',
      '関東: 茨城県 栃木県 群馬県 埼玉県 千葉県 東京都 神奈川県',
      '中部: 新潟県 富山県 石川県 福井県 山梨県 長野県 岐阜県 静岡県 愛知県',
      '近畿: 三重県 滋賀県 京都府 大阪府 兵庫県 奈良県 和歌山県',
      '中国・四国: 鳥取県 島根県 岡山県 広島県 山口県 徳島県 香川県 愛媛県 高知県',
      '九州・沖縄: 福岡県 佐賀県 長崎県 熊本県 大分県 宮崎県 鹿児島県 沖縄県',
    ]);
  });

  it.each([
    ['北海道', '北海道・東北 関東 中部 近畿 中国・四国 九州・沖縄'],
    ['近畿', '近畿 北海道・東北 関東 中部 中国・四国 九州・沖縄'],
    ['四国', '中国・四国 北海道・東北 関東 中部 近畿 九州・沖縄'],
    ['九州・沖縄', '九州・沖縄 北海道・東北 関東 中部 近畿 中国・四国'],
  ])('puts the own region %s first', (own, order) => {
    expect(headings(own).join(' ')).toBe(order);
  });

  it.each([
    [
      'what is no prefecture comes last',
      'オンライン 東京都 海外 大阪府',
      ['関東: 東京都', '近畿: 大阪府', '-: オンライン 海外'],
    ],
    ['a town stands in the region of its prefecture', '京都市 東京都渋谷区', ['関東: 東京都渋谷区', '近畿: 京都市']],
    ['the country 中国 is no region', '中国 広島県', ['中国・四国: 広島県', '-: 中国']],
    ['nothing but other places', '海外', ['-: 海外']],
  ])('%s', (_, names, expected) => {
    expect(grouped(names)).toEqual(expected);
  });

  it('keeps the order of the server within a region, and omits regions without tags', () => {
    expect(grouped('神奈川県 沖縄県 東京都', '近畿')).toEqual(['関東: 神奈川県 東京都', '九州・沖縄: 沖縄県']);
    expect(tagsByRegion([], '関東')).toEqual([]);
  });
});
