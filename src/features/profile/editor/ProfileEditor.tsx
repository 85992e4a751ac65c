import { useState } from 'react';
import type { Profile, User } from '../../../api/generated/model/index.ts';
import { lazyComponent } from '../../../lib/react/lazyComponent.ts';
import { paths } from '../../../navigation/paths.ts';
import { useLeaveGuard } from '../../../lib/forms/useLeaveGuard.ts';
import { useHasBeenTrue } from '../../../lib/react/useHasBeenTrue.ts';
import { useUnloadWarning } from '../../../lib/browser/useUnloadWarning.ts';
import { profileCompleteness } from '../../../scoring/profileCompleteness.ts';
import { portraitPerson } from '../../../media/portraitPerson.ts';
import { LazyDialog } from '../../../ui/Lazy/LazyDialog.tsx';
import { LazyPart } from '../../../ui/Lazy/LazyPart.tsx';
import { RingLoader } from '../../../ui/Ring/RingLoader.tsx';
import { Tabs } from '../../../ui/Tabs/Tabs.tsx';
import { AvatarSection } from '../avatar/AvatarSection.tsx';
import { BasicFields } from '../basic/BasicFields.tsx';
import { CompletenessCard } from '../completeness/CompletenessCard.tsx';
import { edit } from '../copy.ts';
import { type FocusableField, goals, tabIds, tabOf, type TabId } from '../form/fields.ts';
import { useProfileForm } from '../form/useProfileForm.ts';
import { useTagGroupOptions } from '../form/useTagGroupOptions.ts';
import { LinksTab } from '../links/LinksTab.tsx';
import { toCompletenessDraft } from './toCompletenessDraft.ts';
import { FocusGoalContext } from './focusGoalContext.ts';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';
import { SaveBar } from './SaveBar.tsx';
import { UnsavedWorkContext } from './unsavedWork.ts';
import { useRedirectAfterSave } from './useRedirectAfterSave.ts';
import { useUnsavedWork } from './useUnsavedWork.ts';
import * as css from './ProfileEditor.css.ts';

const TagsTab = lazyComponent(async () => (await import('../tags/TagsTab.tsx')).TagsTab);
const ConflictDialog = lazyComponent(async () => (await import('../conflict/ConflictDialog.tsx')).ConflictDialog);
const VideosTab = lazyComponent(async () => (await import('../videos/VideosTab.tsx')).VideosTab);

const preloadTabs = () => {
  TagsTab.preload();
  VideosTab.preload();
};

interface ProfileEditorProps {
  /** Null when the user has no profile yet. */
  profile: Profile | null;
  user: User | undefined;
}

/** The four tabs, the common save of three of them, and the protection of unsaved work. */
export function ProfileEditor({ profile, user }: ProfileEditorProps) {
  const userId = user?.id ?? profile?.user_id;
  const [tab, setTab] = useState<TabId>('basic');
  const [goal, setGoal] = useState<FocusableField | null>(null);
  const [avatarUrl, setAvatarUrl] = useState(profile?.avatar_url ?? null);
  const { hasWork, report, finishWorks } = useUnsavedWork();
  const catalogue = useTagGroupOptions();

  const goTo = (target: FocusableField) => {
    setTab(tabOf(target));
    setGoal(target);
  };
  const form = useProfileForm({
    profile,
    userId,
    tagGroups: catalogue.tagGroups,
    onSave: async () => {
      const isDone = await finishWorks();
      if (!isDone) goTo('avatar');
      return isDone;
    },
    onSaved: () => leaveSoon(),
    onInvalid: goTo,
  });
  const { values, errors } = form;
  const isUnfinished = form.isDirty || hasWork;
  const guard = useLeaveGuard(isUnfinished, form.discard);
  const leaveSoon = useRedirectAfterSave(isUnfinished, () => guard.go(paths.search));
  useUnloadWarning(isUnfinished, () => hasWork || !form.isKept());

  const wasOnTags = useHasBeenTrue(tab === 'tags');
  const wasOnVideos = useHasBeenTrue(tab === 'videos');
  const invalidTabs = new Set(goals.filter((field) => field in errors).map(tabOf));
  // A stored picture that no profile refers to yet is part of the draft, so it is shown after a reload too
  // (rule P13).
  const picture = values.pictureUrl || avatarUrl;
  const person = portraitPerson({
    name: values.displayName,
    avatarUrl: picture,
    userId: userId ?? '',
    profile,
  });

  return (
    <FocusGoalContext value={{ wanted: goal, reached: () => setGoal(null) }}>
      <UnsavedWorkContext value={report}>
        <div className={css.columns}>
          <aside className={css.aside}>
            <CompletenessCard
              completeness={profileCompleteness(toCompletenessDraft(values, picture, catalogue.tagGroups))}
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
                <BasicFields form={form} tagGroups={catalogue.tagGroups} />
              </div>
              <div hidden={tab !== 'tags'}>
                <LazyPart waiting={<RingLoader />}>
                  {wasOnTags && <TagsTab form={form} catalogue={catalogue} />}
                </LazyPart>
              </div>
              <div hidden={tab !== 'social'}>
                <LinksTab form={form} />
              </div>
              <div hidden={tab !== 'videos'}>
                <LazyPart waiting={<RingLoader />}>{wasOnVideos && <VideosTab userId={userId} />}</LazyPart>
              </div>
            </Tabs>
            <SaveBar isDirty={isUnfinished} isSaving={form.isSaving} onSave={form.submit} />
          </div>
        </div>
      </UnsavedWorkContext>
      {form.conflict !== null && (
        <LazyDialog open onFailed={() => form.settle(null)}>
          <ConflictDialog versions={form.conflict} tagGroups={catalogue.tagGroups} onSettle={form.settle} />
        </LazyDialog>
      )}
      <UnsavedChangesDialog guard={guard} />
    </FocusGoalContext>
  );
}
