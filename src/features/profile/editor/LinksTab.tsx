import { FOREIGN_LINK_REL } from '../../../lib/text/linkify.ts';
import { webLink } from '../../../lib/text/webLink.ts';
import { tooLong } from '../../../ui/Field/textLimit.ts';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { links } from '../copy.ts';
import { FocusTarget } from '../form/FocusTarget.tsx';
import { type LinkField, linkFields, profileFields, tabOf } from '../form/profileFields.ts';
import { parseLink } from '../form/storedText.ts';
import { type ProfileForm, TabForm } from '../form/useProfileForm.tsx';
import * as css from './ProfileEditor.css.ts';

const [first, ...others] = linkFields.filter((field) => tabOf(field) === 'social');

/** Renders the links to services; the website is among the basic fields. */
export function LinksTab({ form }: { form: ProfileForm }) {
  return (
    <TabForm form={form}>
      <p className={css.linksLead}>{links.lead}</p>
      <FocusTarget name="social">{first && <LinkFieldRow form={form} field={first} />}</FocusTarget>
      {others.map((field) => (
        <LinkFieldRow key={field} form={form} field={field} />
      ))}
    </TabForm>
  );
}

interface LinkFieldRowProps {
  form: ProfileForm;
  field: LinkField;
}

/**
 * Renders a link's field and a button that opens the link. On blur a handle is replaced by a full URL; text that cannot
 * be a link remains and is reported.
 */
export function LinkFieldRow({ form: { field, values, errors, change }, field: name }: LinkFieldRowProps) {
  const typed = values[name];
  const { label, limit } = profileFields[name];
  const address = parseLink(name, typed);
  const href = webLink(address);
  const isUnclear = typed.trim() !== '' && address === null;
  return (
    <FocusTarget name={name}>
      <TextField
        {...field(name)}
        onBlur={() => address !== null && change({ [name]: address })}
        type="url"
        label={label}
        placeholder={links.placeholder}
        autoComplete="off"
        {...(isUnclear ? { help: links.notAnAddress } : {})}
        error={errors[name] ?? tooLong(typed, limit)}
      />
      {href !== null && (
        <a className={css.checkLink} href={href} target="_blank" rel={FOREIGN_LINK_REL}>
          {links.open(label)}
        </a>
      )}
    </FocusTarget>
  );
}
