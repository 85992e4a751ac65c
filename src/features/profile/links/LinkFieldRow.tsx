import { FOREIGN_LINK_REL } from '../../../lib/linkify.ts';
import { webLink } from '../../../lib/webLink.ts';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { links } from '../copy.ts';
import { FieldAnchor } from '../editor/FieldAnchor.tsx';
import type { LinkField } from '../form/profileValues.ts';
import type { ProfileForm } from '../form/useProfileForm.ts';
import { readLink } from './readLink.ts';
import * as css from './LinkFieldRow.css.ts';

const labels: Record<LinkField, string> = {
  twitterUrl: links.services.twitter,
  instagramUrl: links.services.instagram,
  youtubeUrl: links.services.youtube,
  soundcloudUrl: links.services.soundcloud,
  websiteUrl: links.services.website,
};

interface LinkFieldRowProps {
  form: ProfileForm;
  field: LinkField;
}

/**
 * A link as it is typed, and a way to try it. A handle becomes the address when the field is left; what can't be a
 * link is said and kept (decision P12).
 */
export function LinkFieldRow({ form: { register, values, errors, change }, field }: LinkFieldRowProps) {
  const typed = values[field];
  const address = readLink(field, typed);
  const href = webLink(address);
  const isUnclear = typed.trim() !== '' && address === null;
  return (
    <FieldAnchor name={field}>
      <TextField
        {...register(field, { onBlur: () => address !== null && change({ [field]: address }) })}
        type="url"
        label={labels[field]}
        placeholder={links.placeholder}
        autoComplete="off"
        {...(isUnclear ? { help: links.notAnAddress } : {})}
        error={errors[field]?.message}
      />
      {href !== null && (
        <a className={css.link} href={href} target="_blank" rel={FOREIGN_LINK_REL}>
          {links.open(labels[field])}
        </a>
      )}
    </FieldAnchor>
  );
}
