import type { Profile } from '../../../api/generated/model/index.ts';
import { FOREIGN_LINK_REL } from '../../../lib/linkify.ts';
import { webLink } from '../../../lib/webLink.ts';
import { detail, services } from './copy.ts';
import * as css from './DetailLinks.css.ts';
import { DetailSection } from './DetailSection.tsx';
import { OutwardIcon } from './OutwardIcon.tsx';

const fields = Object.keys(services) as (keyof typeof services)[];

/** Where else somebody is to be found. What is no web address gets no link (decision P12). */
export function DetailLinks({ profile }: { profile: Profile }) {
  const links = fields.flatMap((field) => {
    const href = webLink(profile[field]);
    return href === null ? [] : [{ field, href }];
  });
  if (links.length === 0) return null;
  return (
    <DetailSection title={detail.links}>
      <ul className={css.list}>
        {links.map(({ field, href }) => (
          <li key={field}>
            <a
              className={css.link}
              href={href}
              target="_blank"
              rel={FOREIGN_LINK_REL}
              aria-label={detail.openLink(services[field])}
            >
              {services[field]}
              <OutwardIcon size="small" />
            </a>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
