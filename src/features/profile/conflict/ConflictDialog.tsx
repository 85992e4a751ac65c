import { useState } from 'react';
import type { TagGroupOptions } from '../../../tags/tagCatalogue.ts';
import { common } from '../../../ui/copy.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { conflict as copy } from '../copy.ts';
import { type ConflictAnswers, mergeProfile, type MergeVersions } from '../form/mergeProfile.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import { fieldLabels } from '../form/fieldLabels.ts';
import { conflictText } from './conflictText.ts';

interface ConflictDialogProps {
  versions: MergeVersions;
  tagGroups: readonly TagGroupOptions[] | null;
  /** Called with null when the user cancels the save. */
  onSettle: (answers: ConflictAnswers | null) => void;
}

/** Asks for every conflicting field which of the two values to save (rule P3a). */
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
          label={fieldLabels[field]}
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
