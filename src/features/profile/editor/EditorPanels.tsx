import type { UserId } from '../../../api/generated/model/index.ts';
import { lazyComponent } from '../../../lib/react/lazyComponent.ts';
import { useHasBeenTrue } from '../../../lib/react/useHasBeenTrue.ts';
import type { PersonPictureData } from '../../../ui/Avatar/PersonPicture.tsx';
import { LazyPart } from '../../../ui/Lazy/LazyPart.tsx';
import { RingLoader } from '../../../ui/Ring/RingLoader.tsx';
import { AvatarSection } from '../avatar/AvatarSection.tsx';
import { BasicFields } from '../basic/BasicFields.tsx';
import type { TabId } from '../form/fields.ts';
import type { ProfileForm } from '../form/useProfileForm.ts';
import type { TagGroupOptionsState } from '../form/useTagGroupOptions.ts';
import type { GuideStep } from '../guide/guideSteps.ts';
import { LinksTab } from '../links/LinksTab.tsx';
import * as css from './ProfileEditor.css.ts';

const TagsTab = lazyComponent(async () => (await import('../tags/TagsTab.tsx')).TagsTab);
const VideosTab = lazyComponent(async () => (await import('../videos/VideosTab.tsx')).VideosTab);

export const preloadTabs = () => {
  TagsTab.preload();
  VideosTab.preload();
};

interface EditorPanelsProps {
  tab: TabId;
  /** The step of the first-time path; null outside of it. */
  step: GuideStep | null;
  form: ProfileForm;
  catalogue: TagGroupOptionsState;
  person: PersonPictureData;
  userId: UserId | undefined;
  /** Called with the URL of a picture that the next save has to set, empty when there is none any more. */
  onPicture: (pictureUrl: string) => void;
}

/**
 * Renders the panels of the four tabs. In the first-time path they show one question only; they are the same elements,
 * so that no input is lost when the path is left.
 */
export function EditorPanels({ tab, step, form, catalogue, person, userId, onPicture }: EditorPanelsProps) {
  const wasOnTags = useHasBeenTrue(tab === 'tags');
  const wasOnVideos = useHasBeenTrue(tab === 'videos');
  const only = step === 'displayName' ? undefined : (step ?? undefined);
  const picture = (
    <div key="picture">
      <AvatarSection person={person} isShown={tab === 'basic'} onPicture={onPicture} />
    </div>
  );
  const fields = (
    <div key="fields">
      <BasicFields form={form} tagGroups={catalogue.tagGroups} nameOnly={step !== null} />
    </div>
  );
  return (
    <>
      <div className={css.panel} hidden={tab !== 'basic'}>
        {/* The keys preserve the state of both when they change places. */}
        {step === null ? [picture, fields] : [fields, picture]}
      </div>
      <div hidden={tab !== 'tags'}>
        <LazyPart waiting={<RingLoader />}>
          {wasOnTags && <TagsTab form={form} catalogue={catalogue} only={only} />}
        </LazyPart>
      </div>
      <div hidden={tab !== 'social'}>
        <LinksTab form={form} />
      </div>
      <div hidden={tab !== 'videos'}>
        <LazyPart waiting={<RingLoader />}>{wasOnVideos && <VideosTab userId={userId} />}</LazyPart>
      </div>
    </>
  );
}
