import type { DeleteAccountRequest } from '../../api/generated/model/index.ts';
import { emailFault, normalizeEmail } from '../../lib/email.ts';
import type { Checked } from '../../lib/formCheck.ts';
import { adminRules } from './copy.ts';

/** The rules of spec.md section 5, admin form. */
export function checkAccount(typed: DeleteAccountRequest): Checked<DeleteAccountRequest> {
  const email = normalizeEmail(typed.email);
  return {
    values: { email, password: typed.password },
    faults: {
      email: emailFault(email, adminRules.email),
      password: typed.password === '' ? adminRules.passwordRequired : undefined,
    },
  };
}
