import { useId, useState } from 'react';
import { keyboardScrollable } from '../../../lib/browser/focus/keyboardScrollable.ts';
import { tagLabel } from '../../../scoring/comparisonKey.ts';
import type { TagGroupOptions } from '../../../tags/tagCatalogue.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { common } from '../../../ui/copy.ts';
import { conflict as copy } from '../copy.ts';
import { type ConflictAnswers, conflictSides, mergeProfile, type MergeVersions } from '../form/mergeProfile.ts';
import { isOf, type MergeField, profileFields, type TagGroup } from '../form/profileFields.ts';
import type { ProfileValues } from '../form/profileValues.ts';
import { storedText } from '../form/storedText.ts';
import * as css from './ConflictDialog.css.ts';

interface ConflictDialogProps {
  versions: MergeVersions;
  tagGroups: readonly TagGroupOptions[] | null;
  /** Called with null when the user cancels the save. */
  onSettle: (answers: ConflictAnswers | null) => void;
}

/** Asks for every conflicting field which of the two values to save. */
export function ConflictDialog({ versions, tagGroups, onSettle }: ConflictDialogProps) {
  const [answers, setAnswers] = useState<ConflictAnswers>({});
  const { conflicts } = mergeProfile(versions);
  return (
    <ConfirmDialog
      open
      title={copy.title}
      body={copy.body}
      confirmLabel={common.save}
      confirmDisabledReason={copy.chooseFirst}
      confirmDisabled={conflicts.some((field) => answers[field] === undefined)}
      onConfirm={() => onSettle(answers)}
      onCancel={() => onSettle(null)}
    >
      {conflicts.map((field) => (
        <ConflictChoice
          key={field}
          label={profileFields[field].label}
          texts={{
            mine: conflictText(field, versions.mine, tagGroups),
            theirs: conflictText(field, versions.theirs, tagGroups),
          }}
          chosen={answers[field]}
          onChoose={(side) => setAnswers((given) => ({ ...given, [field]: side }))}
        />
      ))}
    </ConfirmDialog>
  );
}

type ConflictSide = (typeof conflictSides)[number];

interface ConflictChoiceProps {
  /** Label of the field. */
  label: string;
  /** The field's value on each side. */
  texts: Record<ConflictSide, string>;
  /** Undefined until the user has chosen. */
  chosen: ConflictSide | undefined;
  onChoose: (side: ConflictSide) => void;
}

/** Renders both values of a field that was changed here and elsewhere, and lets the user choose one. */
export function ConflictChoice({ label, texts, chosen, onChoose }: ConflictChoiceProps) {
  const id = useId();
  return (
    <fieldset className={css.root}>
      <legend className={css.field}>{label}</legend>
      {conflictSides.map((side) => (
        <div key={side} className={css.option}>
          <label className={css.label}>
            <input
              type="radio"
              className={css.radio}
              name={id}
              checked={chosen === side}
              aria-describedby={`${id}-${side}`}
              onChange={() => onChoose(side)}
            />
            <span>{copy[side]}</span>
          </label>
          <div ref={keyboardScrollable} id={`${id}-${side}`} className={css.value}>
            {texts[side]}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

/**
 * Returns a field's value as it would be stored, for the dialog in which the user chooses between two values: the label
 * of a tag, a number with its unit, or a placeholder when empty.
 */
function conflictText(field: MergeField, values: ProfileValues, tagGroups: readonly TagGroupOptions[] | null): string {
  const tagsOf = (name: TagGroup) => tagGroups?.find(({ group }) => group === name)?.tags ?? [];
  if (isOf(field, 'category')) {
    const { group } = profileFields[field];
    const labels = values.tags[group].map((id) => {
      const tag = tagsOf(group).find((candidate) => candidate.id === id);
      return tag === undefined ? id : tagLabel(tag);
    });
    return labels.join('、') || copy.unset;
  }
  const text = storedText(field, values[field]);
  if (text === null) return copy.unset;
  if (isOf(field, 'years')) return copy.years(text);
  if (!isOf(field, 'choice')) return text;
  const tag = tagsOf(profileFields[field].group).find(({ value }) => value === text);
  return tag === undefined ? text : tagLabel(tag);
}
