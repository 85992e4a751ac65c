import { EmailMax, NewPasswordMax, NewPasswordMin } from '../../../api/generated/limits.ts';
import { emailError, normalizeEmail } from '../../../lib/forms/email.ts';
import type { CheckResult } from '../../../lib/forms/useCheckedForm.ts';
import { passwordTooLong, tooLong } from '../../../ui/Field/textLimit.ts';
import { registerRules } from './copy.ts';

export interface Registration {
  email: string;
  password: string;
  confirm: string;
}

/** Validates the registration form by rule A24; an empty confirmation counts as different (rule A4). */
export function checkRegistration({ email: typed, password, confirm }: Registration): CheckResult<Registration> {
  const email = normalizeEmail(typed);
  return {
    values: { email, password, confirm },
    faults: {
      email: emailError(email, registerRules.email) ?? tooLong(email, EmailMax),
      password:
        password.length < NewPasswordMin ? registerRules.passwordMin : passwordTooLong(password, NewPasswordMax),
      confirm: confirm === '' || confirm !== password ? registerRules.confirm : undefined,
    },
  };
}
