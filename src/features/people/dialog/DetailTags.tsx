import type { ProfileTags } from '../../../api/generated/model/index.ts';
import { Chip } from '../../../ui/Chip/Chip.tsx';
import { tagLabel, tagTone } from '../profileTags.ts';
import { tagGroupLabels } from './copy.ts';
import * as css from './DetailTags.css.ts';

/** In the order of spec.md section 2. */
const groups = Object.keys(tagGroupLabels) as (keyof typeof tagGroupLabels)[];

/** All tags by group; groups without any are left out. */
export function DetailTags({ tags }: { tags: ProfileTags }) {
  const filled = groups.filter((group) => tags[group].length > 0);
  if (filled.length === 0) return null;
  return (
    <dl className={css.groups}>
      {filled.map((group) => (
        <div key={group} className={css.group}>
          <dt className={css.label}>{tagGroupLabels[group]}</dt>
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
