import type { LoginRequest } from '../../../api/generated/model/index.ts';
import { EmailMax, PasswordMax } from '../../../api/generated/limits.ts';
import { emailError, normalizeEmail } from '../../../lib/forms/email.ts';
import type { CheckResult } from '../../../lib/forms/useCheckedForm.ts';
import { passwordTooLong, tooLong } from '../../../ui/Field/textLimit.ts';
import { loginRules } from './copy.ts';

/** Minimum length. It is lower than at registration, because old accounts may have shorter passwords (rule A4). */
const PASSWORD_MIN = 6;

/** Validates the login form by rule A23; empty and too short give the same message (rule A4). */
export function checkLogin(typed: { email: string; password: string }): CheckResult<LoginRequest> {
  const email = normalizeEmail(typed.email);
  return {
    values: { email, password: typed.password },
    faults: {
      email: emailError(email, loginRules.email) ?? tooLong(email, EmailMax),
      password:
        typed.password.length < PASSWORD_MIN ? loginRules.passwordMin : passwordTooLong(typed.password, PasswordMax),
    },
  };
}
