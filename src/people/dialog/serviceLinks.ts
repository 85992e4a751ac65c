import type { Profile } from '../../api/generated/model/index.ts';
import { webLink } from '../../lib/text/webLink.ts';
import { services } from './copy.ts';

type ServiceField = keyof typeof services;
export const serviceFields = Object.keys(services) as ServiceField[];

/** Returns the links to a person's profiles on these services. Values that are not web URLs are omitted. */
export const serviceLinks = (profile: Profile, fields: readonly ServiceField[]) =>
  fields.flatMap((field) => {
    const href = webLink(profile[field]);
    return href === null ? [] : [{ field, href, service: services[field] }];
  });
