import * as z from 'zod/mini';
import { EMAIL_PATTERN, normalizeEmail } from '../../lib/email.ts';
import { loginRules } from './copy.ts';

/** Fewer than on registration: old accounts may have shorter ones (spec.md section 9). */
const PASSWORD_MIN = 6;

/** The rules of spec.md section 5; empty and too short say the same (decision A4). */
export const loginForm = z.object({
  email: z
    .string()
    .check(
      z.overwrite(normalizeEmail),
      z.minLength(1, loginRules.emailRequired),
      z.regex(EMAIL_PATTERN, loginRules.emailInvalid),
    ),
  password: z.string().check(z.minLength(PASSWORD_MIN, loginRules.passwordMin)),
});
