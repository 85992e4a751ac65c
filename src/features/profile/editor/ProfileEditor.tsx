import { useState } from 'react';
import { apiHost } from '../../../api/host.ts';
import type { Profile, User } from '../../../api/generated/model/index.ts';
import { lazyComponent } from '../../../lib/lazyComponent.ts';
import { paths } from '../../../lib/paths.ts';
import { useLeaveGuard } from '../../../lib/useLeaveGuard.ts';
import { useOnceTrue } from '../../../lib/useOnceTrue.ts';
import { useUnloadWarning } from '../../../lib/useUnloadWarning.ts';
import { profileCompleteness } from '../../../scoring/profileCompleteness.ts';
import { portraitPerson } from '../../../ui/Avatar/portraitPerson.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { LatePart } from '../../../ui/Late/LatePart.tsx';
import { RingLoader } from '../../../ui/Ring/RingLoader.tsx';
import { Tabs } from '../../../ui/Tabs/Tabs.tsx';
import { AvatarSection } from '../avatar/AvatarSection.tsx';
import { BasicFields } from '../basic/BasicFields.tsx';
import { CompletenessCard } from '../completeness/CompletenessCard.tsx';
import { edit } from '../copy.ts';
import { type Goal, goals, tabIds, tabOf, type TabId } from '../form/fields.ts';
import { useProfileForm } from '../form/useProfileForm.ts';
import { useTagShelves } from '../form/useTagShelves.ts';
import { LinksTab } from '../links/LinksTab.tsx';
import { draftOf } from './draftOf.ts';
import { FieldGoalContext } from './fieldGoal.ts';
import { SaveBar } from './SaveBar.tsx';
import { UnfinishedWorkContext } from './unfinishedWork.ts';
import { useAfterSave } from './useAfterSave.ts';
import { useWorks } from './useWorks.ts';
import * as css from './ProfileEditor.css.ts';

const TagsTab = lazyComponent(async () => (await import('../tags/TagsTab.tsx')).TagsTab);
const VideosTab = lazyComponent(async () => (await import('../videos/VideosTab.tsx')).VideosTab);

const preloadTabs = () => {
  TagsTab.preload();
  VideosTab.preload();
};

interface ProfileEditorProps {
  /** Null for somebody who has none yet. */
  profile: Profile | null;
  user: User | undefined;
}

/** The four tabs, the one save of three of them, and what keeps anything from being lost. */
export function ProfileEditor({ profile, user }: ProfileEditorProps) {
  const userId = user?.id ?? profile?.user_id;
  const [tab, setTab] = useState<TabId>('basic');
  const [goal, setGoal] = useState<Goal | null>(null);
  const [avatarUrl, setAvatarUrl] = useState(profile?.avatar_url ?? null);
  const { hasWork, report } = useWorks();
  const catalogue = useTagShelves();

  const goTo = (target: Goal) => {
    setTab(tabOf(target));
    setGoal(target);
  };
  const form = useProfileForm({
    profile,
    userId,
    shelves: catalogue.shelves,
    onSaved: () => leaveSoon(),
    onInvalid: goTo,
  });
  const { values, errors } = form;
  const isUnfinished = form.isDirty || hasWork;
  const guard = useLeaveGuard(isUnfinished);
  const leaveSoon = useAfterSave(isUnfinished, () => guard.go(paths.search));
  useUnloadWarning(isUnfinished, () => hasWork || !form.isKept());

  const wasOnTags = useOnceTrue(tab === 'tags');
  const wasOnVideos = useOnceTrue(tab === 'videos');
  const invalidTabs = new Set(goals.filter((field) => field in errors).map(tabOf));
  // One that waits for the save is there after a reload too (decision P13).
  const picture = values.pictureUrl || avatarUrl;
  const person = portraitPerson({
    name: values.displayName,
    avatarUrl: picture,
    host: apiHost(),
    userId: userId ?? '',
    instrument: profile?.tags.instruments[0]?.value,
  });

  return (
    <FieldGoalContext value={{ wanted: goal, reached: () => setGoal(null) }}>
      <UnfinishedWorkContext value={report}>
        <div className={css.columns}>
          <aside className={css.aside}>
            <CompletenessCard
              completeness={profileCompleteness(draftOf(values, picture, catalogue.shelves))}
              onGoTo={goTo}
            />
          </aside>
          <div className={css.main} onPointerEnter={preloadTabs} onFocus={preloadTabs}>
            <Tabs
              label={edit.title}
              tabs={tabIds.map((id) => ({ id, label: edit.tabs[id], invalid: invalidTabs.has(id) }))}
              selected={tab}
              onSelect={(id) => setTab(id as TabId)}
              narrow="drawer"
              openLabel={edit.openTabs}
            >
              <div className={css.panel} hidden={tab !== 'basic'}>
                <AvatarSection
                  person={person}
                  isShown={tab === 'basic'}
                  onPicture={(url, isInUse) => {
                    setAvatarUrl(url);
                    form.change({ pictureUrl: isInUse || url === null ? '' : url });
                  }}
                />
                <BasicFields form={form} shelves={catalogue.shelves} />
              </div>
              <div hidden={tab !== 'tags'}>
                <LatePart waiting={<RingLoader />}>
                  {wasOnTags && <TagsTab form={form} catalogue={catalogue} />}
                </LatePart>
              </div>
              <div hidden={tab !== 'social'}>
                <LinksTab form={form} />
              </div>
              <div hidden={tab !== 'videos'}>
                <LatePart waiting={<RingLoader />}>{wasOnVideos && <VideosTab userId={userId} />}</LatePart>
              </div>
            </Tabs>
            <SaveBar isDirty={form.isDirty} isSaving={form.isSaving} onSave={form.submit} />
          </div>
        </div>
      </UnfinishedWorkContext>
      <ConfirmDialog
        open={guard.isAsking}
        title={edit.leaveTitle}
        body={edit.leaveBody}
        confirmLabel={edit.leave}
        cancelLabel={edit.stay}
        danger
        onConfirm={() => {
          form.discard();
          guard.leave();
        }}
        onCancel={guard.stay}
      />
    </FieldGoalContext>
  );
}
