import type { Profile } from '../../../api/generated/model/index.ts';
import { FOREIGN_LINK_REL } from '../../../lib/text/linkify.ts';
import { webLink } from '../../../lib/text/webLink.ts';
import { Cluster } from '../../../ui/layout/Cluster.tsx';
import { profileDialog, services } from '../copy.ts';
import * as css from './DetailLinks.css.ts';
import { DetailSection } from './DetailSection.tsx';
import { ExternalLinkIcon } from './ExternalLinkIcon.tsx';

const fields = Object.keys(services) as (keyof typeof services)[];

/** Renders links to the person's profiles on other services. Values that are not web URLs are omitted (rule P12). */
export function DetailLinks({ profile }: { profile: Profile }) {
  const links = fields.flatMap((field) => {
    const href = webLink(profile[field]);
    return href === null ? [] : [{ field, href }];
  });
  if (links.length === 0) return null;
  return (
    <DetailSection title={profileDialog.links}>
      <Cluster as="ul" gap="small">
        {links.map(({ field, href }) => (
          <li key={field}>
            <a
              className={css.link}
              href={href}
              target="_blank"
              rel={FOREIGN_LINK_REL}
              aria-label={profileDialog.openLink(services[field])}
            >
              <span>{services[field]}</span>
              <ExternalLinkIcon size="small" />
            </a>
          </li>
        ))}
      </Cluster>
    </DetailSection>
  );
}
