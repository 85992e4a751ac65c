import { emailError, normalizeEmail } from '../../../lib/forms/email.ts';
import type { CheckResult } from '../../../lib/forms/useCheckedForm.ts';
import { registerRules } from './copy.ts';

/** Minimum length of a password (rule A4). */
const PASSWORD_MIN = 8;

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
      email: emailError(email, registerRules.email),
      password: password.length < PASSWORD_MIN ? registerRules.passwordMin : undefined,
      confirm: confirm === '' || confirm !== password ? registerRules.confirm : undefined,
    },
  };
}
