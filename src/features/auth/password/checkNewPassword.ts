import type { CheckResult } from '../../../lib/forms/useCheckedForm.ts';
import { resetRules } from './copy.ts';

/** Minimum length of a password (rule A4). */
const PASSWORD_MIN = 8;

export interface NewPassword {
  password: string;
  confirm: string;
}

/** Validates the form for a new password (rule A25). */
export function checkNewPassword(typed: NewPassword): CheckResult<NewPassword> {
  return {
    values: typed,
    faults: {
      password: typed.password.length < PASSWORD_MIN ? resetRules.min : undefined,
      confirm: typed.confirm === typed.password ? undefined : resetRules.match,
    },
  };
}
