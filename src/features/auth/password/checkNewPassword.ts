import { NewPasswordMax, NewPasswordMin } from '../../../api/generated/limits.ts';
import type { CheckResult } from '../../../lib/forms/useCheckedForm.ts';
import { passwordTooLong } from '../../../ui/Field/textLimit.ts';
import { resetRules } from './copy.ts';

export interface NewPassword {
  password: string;
  confirm: string;
}

/** Validates the form for a new password (rule A25). */
export function checkNewPassword(typed: NewPassword): CheckResult<NewPassword> {
  return {
    values: typed,
    faults: {
      password:
        typed.password.length < NewPasswordMin ? resetRules.min : passwordTooLong(typed.password, NewPasswordMax),
      confirm: typed.confirm === typed.password ? undefined : resetRules.match,
    },
  };
}
