import type { LoginRequest } from '../../../api/generated/model/index.ts';
import { emailFault, normalizeEmail } from '../../../lib/email.ts';
import type { Checked } from '../../../lib/formCheck.ts';
import { loginRules } from './copy.ts';

/** Fewer than on registration: old accounts may have shorter ones (spec.md section 9). */
const PASSWORD_MIN = 6;

/** The rules of spec.md section 5; empty and too short say the same (decision A4). */
export function checkLogin(typed: { email: string; password: string }): Checked<LoginRequest> {
  const email = normalizeEmail(typed.email);
  return {
    values: { email, password: typed.password },
    faults: {
      email: emailFault(email, loginRules.email),
      password: typed.password.length < PASSWORD_MIN ? loginRules.passwordMin : undefined,
    },
  };
}
