import { avatar, edit } from '../copy.ts';
import { fieldLabels } from '../form/fieldLabels.ts';
import { goals, type FocusableField } from '../form/fields.ts';

export interface SaveProblem {
  text: string;
  /** The field that must be corrected; null when only another attempt can help. */
  field: FocusableField | null;
}

const labels: Record<FocusableField, string> = {
  ...fieldLabels,
  avatar: avatar.title,
  tags: edit.tabs.tags,
  social: edit.tabs.social,
};

/**
 * Returns the text beside the save button after a failed save: the first invalid field in the order of the form with
 * the number of the others, or that the save failed (rule P36).
 */
export function saveProblem(errors: Partial<Record<FocusableField, string>>, hasFailed: boolean): SaveProblem | null {
  const [field, ...others] = goals.filter((goal) => errors[goal] !== undefined);
  if (field !== undefined) return { text: edit.mend(labels[field], others.length), field };
  return hasFailed ? { text: edit.saveFailedWithInput, field: null } : null;
}
