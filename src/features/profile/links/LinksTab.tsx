import { edit, links } from '../copy.ts';
import { FieldAnchor } from '../editor/FieldAnchor.tsx';
import type { ProfileForm } from '../form/useProfileForm.ts';
import * as css from '../basic/BasicFields.css.ts';
import { LinkFieldRow } from './LinkFieldRow.tsx';
import * as own from './LinksTab.css.ts';

/** Four services (decision P4); the website stands with the basic information. */
export function LinksTab({ form }: { form: ProfileForm }) {
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <p className={own.lead}>{links.lead}</p>
      <FieldAnchor name="social">
        <LinkFieldRow form={form} field="twitterUrl" />
      </FieldAnchor>
      <LinkFieldRow form={form} field="instagramUrl" />
      <LinkFieldRow form={form} field="youtubeUrl" />
      <LinkFieldRow form={form} field="soundcloudUrl" />
      <button type="submit" hidden>
        {edit.save}
      </button>
    </form>
  );
}
