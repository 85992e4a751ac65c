import { links } from '../copy.ts';
import { FocusTarget } from '../form/FocusTarget.tsx';
import { TabForm } from '../form/TabForm.tsx';
import type { ProfileForm } from '../form/useProfileForm.ts';
import { LinkFieldRow } from './LinkFieldRow.tsx';
import * as own from './LinksTab.css.ts';

/** Renders the links to four services (rule P4); the website is among the basic fields. */
export function LinksTab({ form }: { form: ProfileForm }) {
  return (
    <TabForm form={form}>
      <p className={own.lead}>{links.lead}</p>
      <FocusTarget name="social">
        <LinkFieldRow form={form} field="twitterUrl" />
      </FocusTarget>
      <LinkFieldRow form={form} field="instagramUrl" />
      <LinkFieldRow form={form} field="youtubeUrl" />
      <LinkFieldRow form={form} field="soundcloudUrl" />
    </TabForm>
  );
}
