import type { DeleteAccountRequest } from '../../api/generated/model/index.ts';
import { EmailMax, PasswordMax } from '../../api/generated/limits.ts';
import { emailError, normalizeEmail } from '../../lib/forms/email.ts';
import type { CheckResult } from '../../lib/forms/useCheckedForm.ts';
import { passwordTooLong, tooLong } from '../../ui/Field/textLimit.ts';
import { adminRules } from './copy.ts';

/** Validates the form in which an administrator enters the account to delete (rule A22). */
export function checkAccount(typed: DeleteAccountRequest): CheckResult<DeleteAccountRequest> {
  const email = normalizeEmail(typed.email);
  return {
    values: { email, password: typed.password },
    faults: {
      email: emailError(email, adminRules.email) ?? tooLong(email, EmailMax),
      password: typed.password === '' ? adminRules.passwordRequired : passwordTooLong(typed.password, PasswordMax),
    },
  };
}
