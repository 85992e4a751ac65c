import { emailFault, normalizeEmail } from '../../../lib/email.ts';
import type { Checked } from '../../../lib/formCheck.ts';
import { registerRules } from './copy.ts';

/** spec.md section 9. */
const PASSWORD_MIN = 8;

export interface Registration {
  email: string;
  password: string;
  confirm: string;
}

/** The rules of spec.md section 5; an empty confirmation is one that differs (decision A4). */
export function checkRegistration({ email: typed, password, confirm }: Registration): Checked<Registration> {
  const email = normalizeEmail(typed);
  return {
    values: { email, password, confirm },
    faults: {
      email: emailFault(email, registerRules.email),
      password: password.length < PASSWORD_MIN ? registerRules.passwordMin : undefined,
      confirm: confirm === '' || confirm !== password ? registerRules.confirm : undefined,
    },
  };
}
