import type { Tag } from '../api/generated/model/index.ts';
import { tagLabel } from '../scoring/comparisonKey.ts';
import { placeOf, regionNames } from '../scoring/place.ts';

/** The tags of one region, in their given order; `name` is null for places in no region. */
export interface RegionTags {
  readonly name: string | null;
  readonly tags: readonly Tag[];
}

/** Headings that small regions share with their neighbour, as lists of prefectures usually have it. */
const sharedHeadings: Readonly<Record<string, string>> = {
  北海道: '北海道・東北',
  東北: '北海道・東北',
  中国: '中国・四国',
  四国: '中国・四国',
};

const headingOf = (region: string) => sharedHeadings[region] ?? region;

/**
 * Groups the places by region from north to south, the viewer's region first. Places in no region come last.
 * Regions without tags are left out.
 * @param viewerRegion a region as `placeOf` returns it; null when the viewer has none
 */
export function tagsByRegion(tags: readonly Tag[], viewerRegion: string | null): RegionTags[] {
  const byHeading = new Map<string | null, Tag[]>();
  const first = viewerRegion === null ? [] : [viewerRegion];
  for (const region of [...first, ...regionNames]) byHeading.set(headingOf(region), []);
  byHeading.set(null, []);
  for (const tag of tags) {
    const { region } = placeOf(tagLabel(tag));
    byHeading.get(region === null ? null : headingOf(region))?.push(tag);
  }
  return [...byHeading].map(([name, found]) => ({ name, tags: found })).filter((region) => region.tags.length > 0);
}
