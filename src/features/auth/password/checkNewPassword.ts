import type { Checked } from '../../../lib/formCheck.ts';
import { resetRules } from './copy.ts';

/** spec.md section 9. */
const PASSWORD_MIN = 8;

export interface NewPassword {
  password: string;
  confirm: string;
}

/** The rules of spec.md section 5. */
export function checkNewPassword(typed: NewPassword): Checked<NewPassword> {
  return {
    values: typed,
    faults: {
      password: typed.password.length < PASSWORD_MIN ? resetRules.min : undefined,
      confirm: typed.confirm === typed.password ? undefined : resetRules.match,
    },
  };
}
