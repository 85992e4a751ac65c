import { useId, type ReactNode } from 'react';
import type { Profile, ProfileTags } from '../../api/generated/model/index.ts';
import { FOREIGN_LINK_REL } from '../../lib/text/linkify.ts';
import { tagLabel } from '../../scoring/comparisonKey.ts';
import { categoryLabel, categoryOf, useTagCatalogue } from '../../tags/tagCatalogue.ts';
import { tagGroupLabels } from '../../tags/copy.ts';
import { Chip } from '../../ui/Chip/Chip.tsx';
import { icon } from '../../ui/icons/icon.tsx';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { tagTone } from '../person.ts';
import { profileDialog } from './copy.ts';
import { serviceFields, serviceLinks } from './serviceLinks.ts';
import * as css from './DetailSections.css.ts';

interface DetailSectionProps {
  title: string;
  children: ReactNode;
}

/** Renders a section of the profile dialog (videos, introduction, links), labelled by its heading. */
export function DetailSection({ title, children }: DetailSectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <h3 id={id} className={css.sectionTitle}>
        {title}
      </h3>
      {children}
    </section>
  );
}

/** The groups of tags in their order; the frequency is among the key facts. */
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
          <dt className={css.groupLabel}>{categoryLabel(categoryOf(catalogue, group), tagGroupLabels[group])}</dt>
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

/** Marks the links to a person's profiles on other services, which lead out of this app. */
const ExternalLinkIcon = icon('M9 6h9v9M18 6 6 18');

/** Renders links to the person's profiles on other services. Values that are not web URLs are omitted. */
export function DetailLinks({ profile }: { profile: Profile }) {
  const links = serviceLinks(profile, serviceFields);
  if (links.length === 0) return null;
  return (
    <DetailSection title={profileDialog.links}>
      <Cluster as="ul" gap="small">
        {links.map(({ field, href, service }) => (
          <li key={field}>
            <a
              className={css.link}
              href={href}
              target="_blank"
              rel={FOREIGN_LINK_REL}
              aria-label={profileDialog.openLink(service)}
            >
              <span>{service}</span>
              <ExternalLinkIcon size="small" />
            </a>
          </li>
        ))}
      </Cluster>
    </DetailSection>
  );
}
