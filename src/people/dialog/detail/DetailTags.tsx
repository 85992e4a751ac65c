import type { ProfileTags } from '../../../api/generated/model/index.ts';
import { tagLabel } from '../../../scoring/comparisonKey.ts';
import { categoryLabel, categoryOf, useTagCatalogue } from '../../../tags/tagCatalogue.ts';
import { tagGroupLabels } from '../../../tags/copy.ts';
import { Chip } from '../../../ui/Chip/Chip.tsx';
import { tagTone } from '../../profileTags.ts';
import * as css from './DetailTags.css.ts';

/** The groups in the order of rule F12, which does not list the frequency here. */
const groups = (Object.keys(tagGroupLabels) as (keyof ProfileTags)[]).filter((group) => group !== 'activity_frequency');

/** Renders all tags by group, with the group names of the server's catalogue. Empty groups are omitted. */
export function DetailTags({ tags }: { tags: ProfileTags }) {
  const { catalogue } = useTagCatalogue();
  const filled = groups.filter((group) => tags[group].length > 0);
  if (filled.length === 0) return null;
  return (
    <dl className={css.groups}>
      {filled.map((group) => (
        <div key={group} className={css.group}>
          <dt className={css.label}>{categoryLabel(categoryOf(catalogue, group), tagGroupLabels[group])}</dt>
          {tags[group].map((tag) => (
            <dd key={tag.id} className={css.tag}>
              <Chip tone={tagTone(group)}>{tagLabel(tag)}</Chip>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
