import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Profile, ProfileId, User, UserId } from '../../../api/generated/model/index.ts';
import { appBase } from '../../../lib/browser/history/appBase.ts';
import { useMediaQuery } from '../../../lib/browser/useMediaQuery.ts';
import { useUnloadWarning } from '../../../lib/browser/useUnloadWarning.ts';
import { type LeaveGuard, useLeaveGuard } from '../../../lib/forms/useLeaveGuard.ts';
import { lazyComponent } from '../../../lib/react/lazyComponent.ts';
import { LoadBoundary } from '../../../lib/react/LoadBoundary.tsx';
import { useHasBeenTrue } from '../../../lib/react/useHasBeenTrue.ts';
import { isBlank } from '../../../lib/text/isBlank.ts';
import { portraitPerson } from '../../../media/portraitPerson.ts';
import { paths } from '../../../navigation/paths.ts';
import { personLink } from '../../../navigation/personAddress.ts';
import { profileCompleteness } from '../../../scoring/profileCompleteness.ts';
import type { PersonPictureData } from '../../../ui/Avatar/PersonPicture.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { LazyDialog } from '../../../ui/Lazy/LazyDialog.tsx';
import { LazyPart } from '../../../ui/Lazy/LazyPart.tsx';
import { RingLoader } from '../../../ui/Ring/RingLoader.tsx';
import { snackbars } from '../../../ui/Snackbar/snackbars.ts';
import { Tabs } from '../../../ui/Tabs/Tabs.tsx';
import { from } from '../../../ui/theme/breakpoints.ts';
import { isMotionReduced } from '../../../ui/theme/reducedMotion.ts';
import { AvatarSection } from '../avatar/AvatarSection.tsx';
import { edit, guide as guideCopy } from '../copy.ts';
import { FocusGoalContext } from '../form/FocusTarget.tsx';
import type { ConflictAnswers } from '../form/mergeProfile.ts';
import { type FocusableField, focusableFields, tabIds, tabOf, type TabId } from '../form/profileFields.ts';
import { saveProblem, type SaveResult } from '../form/profileFormStore.ts';
import { type TagGroupOptionsState, useTagGroupOptions } from '../form/tagChoice.ts';
import { UnsavedWorkContext, useRedirectAfterSave, useUnsavedWork } from '../form/unsavedWork.ts';
import { type ProfileForm, useProfileForm } from '../form/useProfileForm.tsx';
import { BasicFields } from './BasicFields.tsx';
import { CompletenessCard, CompletenessLine, toCompletenessDraft } from './Completeness.tsx';
import { firstOpenStep, GuideHeader, type GuideStep, stepBeside, stepOf, tabOfStep } from './GuideHeader.tsx';
import { LinksTab } from './LinksTab.tsx';
import { SaveBar } from './SaveBar.tsx';
import * as css from './ProfileEditor.css.ts';

const TagsTab = lazyComponent(async () => (await import('./TagsTab.tsx')).TagsTab);
const VideosTab = lazyComponent(async () => (await import('../videos/VideosTab.tsx')).VideosTab);
const ProfileReady = lazyComponent(async () => (await import('./ProfileReady.tsx')).ProfileReady);
const ConflictDialog = lazyComponent(async () => (await import('./ConflictDialog.tsx')).ConflictDialog);

const preloadTabs = () => {
  TagsTab.preload();
  VideosTab.preload();
};

interface ProfileEditorProps {
  /** Null when the user has no profile yet. */
  profile: Profile | null;
  user: User | undefined;
}

/** Renders the four tabs and the common save of three of them, and protects unsaved changes. */
export function ProfileEditor({ profile, user }: ProfileEditorProps) {
  const userId = user?.id ?? profile?.user_id;
  const catalogue = useTagGroupOptions();
  const fields = useProfileForm(profile, userId);
  const { values, errors } = fields;
  const { hasWork, report, finishWorks } = useUnsavedWork();
  const [tab, setTab] = useState<TabId>('basic');
  const isWide = useMediaQuery(from('medium'));
  // The first-time path, for a user without a display name. In wider windows the list of missing items, which
  // stands beside the form there, guides them.
  const startsPath = !isWide && isBlank(profile?.display_name ?? '');
  const [step, setStep] = useState<GuideStep | null>(() => (startsPath ? firstOpenStep(values) : null));
  // On the first question the field receives the focus at once, because the user has come to answer it.
  const [goal, setGoal] = useState<FocusableField | null>(step === 'displayName' ? step : null);
  const shownTab = step === null ? tab : tabOfStep(step);
  const [isReady, setReady] = useState(false);
  const isLastStep = step !== null && stepBeside(step, 1) === null;
  useEffect(() => {
    if (isLastStep) ProfileReady.preload();
  }, [isLastStep]);
  const isUnfinished = fields.isDirty || hasWork;
  const guard = useLeaveGuard(isUnfinished, fields.discard, step !== null && !hasWork);
  const leaveSoon = useRedirectAfterSave(isUnfinished, () => guard.go(paths.search, { replace: true }));
  useUnloadWarning(isUnfinished, () => hasWork || !fields.isPersisted());

  const goTo = (target: FocusableField) => {
    if (step !== null) setStep(stepOf(target));
    setTab(tabOf(target));
    setGoal(target);
  };
  const prepare = async () => {
    const isDone = await finishWorks();
    if (!isDone) goTo('avatar');
    return isDone;
  };
  const follow = async (save: Promise<SaveResult>) => {
    const result = await save;
    if (result === 'saved') {
      // Not with reduced motion: the snackbar says that the profile is saved, and nothing else happens.
      setReady(step !== null && !isMotionReduced());
      leaveSoon();
    } else if (result !== 'stopped') goTo(result.invalid);
  };
  const form: ProfileForm = {
    ...fields,
    submit: () => void follow(fields.save({ tagGroups: catalogue.tagGroups, prepare })),
  };
  const settle = (answers: ConflictAnswers | null) => void follow(form.settle(answers, catalogue.tagGroups));

  const invalidTabs = new Set(focusableFields.filter((field) => field in errors).map(tabOf));
  // An uploaded picture that no profile refers to yet is part of the draft, so it is shown after a reload too.
  const picture = values.pictureUrl || (profile?.avatar_url ?? null);
  const person = portraitPerson({
    name: values.displayName,
    avatarUrl: picture,
    userId: userId ?? '',
    profile,
  });

  const Completeness = isWide ? CompletenessCard : CompletenessLine;
  const completeness = profileCompleteness(toCompletenessDraft(values, picture, catalogue.tagGroups));
  /** Changes the step. A blank name is reported at once, because nothing can be saved without it. */
  const goToStep = (next: GuideStep) => {
    if (step === 'displayName' && isBlank(values.displayName)) form.submit();
    else setStep(next);
  };
  /** Leaves the editor. The input remains in the draft, and a chosen picture is uploaded. */
  const leaveForLater = async () => {
    if (!(await finishWorks())) return;
    if (form.isDirty) snackbars.show(guideCopy.savedOnDevice, { kind: 'info', topic: 'profile' });
    guard.go(paths.search);
  };

  return (
    <FocusGoalContext value={{ wanted: goal, reached: () => setGoal(null) }}>
      <UnsavedWorkContext value={report}>
        <div className={css.columns}>
          <aside className={css.aside} hidden={step !== null}>
            <Completeness completeness={completeness} onGoTo={goTo}>
              {profile !== null && <PreviewButton profileId={profile.id} />}
            </Completeness>
          </aside>
          <div className={css.main} onPointerEnter={preloadTabs} onFocus={preloadTabs}>
            <Tabs
              label={edit.title}
              tabs={tabIds.map((id) => ({ id, label: edit.tabs[id], invalid: invalidTabs.has(id) }))}
              selected={shownTab}
              onSelect={(id) => setTab(id as TabId)}
              narrow="drawer"
              menuLabel={edit.menu}
              header={step && <GuideHeader step={step} onLater={() => void leaveForLater()} />}
            >
              <EditorPanels
                tab={shownTab}
                step={step}
                form={form}
                catalogue={catalogue}
                person={person}
                userId={userId}
                onPicture={(pictureUrl) => form.change({ pictureUrl })}
              />
            </Tabs>
            <SaveBar
              isDirty={step === null ? isUnfinished : hasWork}
              isSaving={form.isSaving}
              problem={saveProblem(errors, form.hasFailed)}
              step={step}
              onStep={goToStep}
              onGoTo={goTo}
              onSave={form.submit}
            />
          </div>
        </div>
      </UnsavedWorkContext>
      {isReady && (
        <LoadBoundary>
          <ProfileReady completeness={completeness.value} onDone={() => setReady(false)} />
        </LoadBoundary>
      )}
      {form.conflict !== null && (
        <LazyDialog open onFailed={() => settle(null)}>
          <ConflictDialog versions={form.conflict} tagGroups={catalogue.tagGroups} onSettle={settle} />
        </LazyDialog>
      )}
      <UnsavedChangesDialog guard={guard} />
    </FocusGoalContext>
  );
}

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
function EditorPanels({ tab, step, form, catalogue, person, userId, onPicture }: EditorPanelsProps) {
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

/** Shows the saved profile as others see it, in its dialog over the editor. */
function PreviewButton({ profileId }: { profileId: ProfileId }) {
  const [path] = useLocation();
  const search = useSearch();
  const show = () => {
    const { href, state } = personLink(path, new URLSearchParams(search), { by: 'profile', id: profileId });
    // Not a link, which would ask about unsaved changes: the editor remains mounted below the dialog.
    window.history.pushState(state, '', appBase + href);
  };
  return (
    <Button size="compact" wide onClick={show}>
      {edit.preview}
    </Button>
  );
}

/** Asks for confirmation before the editor is left with unsaved changes. */
function UnsavedChangesDialog({ guard }: { guard: LeaveGuard }) {
  return (
    <ConfirmDialog
      open={guard.isConfirming}
      title={edit.leaveTitle}
      body={edit.leaveBody}
      confirmLabel={edit.leave}
      cancelLabel={edit.stay}
      danger
      onConfirm={guard.leave}
      onCancel={guard.stay}
    />
  );
}
