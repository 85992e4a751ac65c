import { useState } from 'react';
import type { Profile, User } from '../../../api/generated/model/index.ts';
import { lazyComponent } from '../../../lib/react/lazyComponent.ts';
import { paths } from '../../../navigation/paths.ts';
import { useLeaveGuard } from '../../../lib/forms/useLeaveGuard.ts';
import { useUnloadWarning } from '../../../lib/browser/useUnloadWarning.ts';
import { profileCompleteness } from '../../../scoring/profileCompleteness.ts';
import { portraitPerson } from '../../../media/portraitPerson.ts';
import { LazyDialog } from '../../../ui/Lazy/LazyDialog.tsx';
import { snackbars } from '../../../ui/Snackbar/snackbars.ts';
import { useMediaQuery } from '../../../lib/browser/useMediaQuery.ts';
import { from } from '../../../ui/theme/breakpoints.ts';
import { Tabs } from '../../../ui/Tabs/Tabs.tsx';
import { CompletenessCard } from '../completeness/CompletenessCard.tsx';
import { CompletenessLine } from '../completeness/CompletenessLine.tsx';
import { edit, guide as guideCopy } from '../copy.ts';
import { type FocusableField, goals, tabIds, tabOf, type TabId } from '../form/fields.ts';
import type { ConflictAnswers } from '../form/mergeProfile.ts';
import type { SaveResult } from '../form/profileFormStore.ts';
import { type ProfileForm, useProfileForm } from '../form/useProfileForm.ts';
import { useTagGroupOptions } from '../form/useTagGroupOptions.ts';
import { GuideHeader } from '../guide/GuideHeader.tsx';
import { firstOpenStep, type GuideStep, stepOf, tabOfStep } from '../guide/guideSteps.ts';
import { toCompletenessDraft } from './toCompletenessDraft.ts';
import { FocusGoalContext } from '../form/focusGoalContext.ts';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';
import { EditorPanels, preloadTabs } from './EditorPanels.tsx';
import { PreviewButton } from './PreviewButton.tsx';
import { SaveBar } from './SaveBar.tsx';
import { UnsavedWorkContext } from '../form/unsavedWork.ts';
import { useRedirectAfterSave } from './useRedirectAfterSave.ts';
import { useUnsavedWork } from './useUnsavedWork.ts';
import { saveProblem } from './saveProblem.ts';
import * as css from './ProfileEditor.css.ts';
import { isBlank } from '../../../lib/text/isBlank.ts';

const ConflictDialog = lazyComponent(async () => (await import('../conflict/ConflictDialog.tsx')).ConflictDialog);

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
  // The first-time path (rule P37), for a user without a display name. In wider windows the list of missing items, which
  // stands beside the form there, guides them.
  const startsPath = !isWide && isBlank(profile?.display_name ?? '');
  const [step, setStep] = useState<GuideStep | null>(() => (startsPath ? firstOpenStep(values) : null));
  // On the first question the field receives the focus at once, because the user has come to answer it.
  const [goal, setGoal] = useState<FocusableField | null>(step === 'displayName' ? step : null);
  const shownTab = step === null ? tab : tabOfStep(step);
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
    if (result === 'saved') leaveSoon();
    else if (result !== 'stopped') goTo(result.invalid);
  };
  const form: ProfileForm = {
    ...fields,
    submit: () => void follow(fields.save({ tagGroups: catalogue.tagGroups, prepare })),
  };
  const settle = (answers: ConflictAnswers | null) => void follow(form.settle(answers, catalogue.tagGroups));

  const invalidTabs = new Set(goals.filter((field) => field in errors).map(tabOf));
  // An uploaded picture that no profile refers to yet is part of the draft, so it is shown after a reload too (rule
  // P13).
  const picture = values.pictureUrl || (profile?.avatar_url ?? null);
  const person = portraitPerson({
    name: values.displayName,
    avatarUrl: picture,
    userId: userId ?? '',
    profile,
  });

  const Completeness = isWide ? CompletenessCard : CompletenessLine;
  const showAll = () => {
    setTab(shownTab);
    setStep(null);
  };
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
            <Completeness
              completeness={profileCompleteness(toCompletenessDraft(values, picture, catalogue.tagGroups))}
              onGoTo={goTo}
            />
            {profile !== null && <PreviewButton profileId={profile.id} />}
          </aside>
          <div className={css.main} onPointerEnter={preloadTabs} onFocus={preloadTabs}>
            <Tabs
              label={edit.title}
              tabs={tabIds.map((id) => ({ id, label: edit.tabs[id], invalid: invalidTabs.has(id) }))}
              selected={shownTab}
              onSelect={(id) => setTab(id as TabId)}
              narrow="drawer"
              menuLabel={edit.menu}
              header={step && <GuideHeader step={step} onShowAll={showAll} onLater={() => void leaveForLater()} />}
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
      {form.conflict !== null && (
        <LazyDialog open onFailed={() => settle(null)}>
          <ConflictDialog versions={form.conflict} tagGroups={catalogue.tagGroups} onSettle={settle} />
        </LazyDialog>
      )}
      <UnsavedChangesDialog guard={guard} />
    </FocusGoalContext>
  );
}
