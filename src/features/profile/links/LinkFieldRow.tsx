import { FOREIGN_LINK_REL } from '../../../lib/text/linkify.ts';
import { webLink } from '../../../lib/text/webLink.ts';
import { tooLong } from '../../../ui/Field/textLimit.ts';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { links } from '../copy.ts';
import { fieldLabels } from '../form/fieldLabels.ts';
import { FocusTarget } from '../form/FocusTarget.tsx';
import type { LinkField } from '../form/profileValues.ts';
import type { ProfileForm } from '../form/useProfileForm.ts';
import { profileLimits } from '../form/checkProfile.ts';
import { parseLink } from './parseLink.ts';
import * as css from './LinkFieldRow.css.ts';

interface LinkFieldRowProps {
  form: ProfileForm;
  field: LinkField;
}

/**
 * Renders a link's field and a button that opens the link. On blur a handle is replaced by a full URL; text that cannot
 * be a link remains and is reported (rule P12).
 */
export function LinkFieldRow({ form: { field, values, errors, change }, field: name }: LinkFieldRowProps) {
  const typed = values[name];
  const address = parseLink(name, typed);
  const href = webLink(address);
  const isUnclear = typed.trim() !== '' && address === null;
  return (
    <FocusTarget name={name}>
      <TextField
        {...field(name)}
        onBlur={() => address !== null && change({ [name]: address })}
        type="url"
        label={fieldLabels[name]}
        placeholder={links.placeholder}
        autoComplete="off"
        {...(isUnclear ? { help: links.notAnAddress } : {})}
        error={errors[name] ?? tooLong(typed, profileLimits[name])}
      />
      {href !== null && (
        <a className={css.link} href={href} target="_blank" rel={FOREIGN_LINK_REL}>
          {links.open(fieldLabels[name])}
        </a>
      )}
    </FocusTarget>
  );
}
