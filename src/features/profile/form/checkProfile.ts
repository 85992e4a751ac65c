import type { Checked } from '../../../lib/formCheck.ts';
import { basic } from '../copy.ts';
import type { ProfileValues } from './profileValues.ts';

/** What keeps a profile from being saved (spec.md section 5): only the name has to be there. */
export function checkProfile(values: ProfileValues): Checked<ProfileValues> {
  return {
    values,
    faults: {
      displayName: values.displayName.trim() === '' ? basic.displayNameRequired : undefined,
      years: readYears(values.years) === undefined ? basic.yearsInvalid : undefined,
    },
  };
}

/** Whole years of what was typed, full-width digits included; null for nothing, undefined for what is no such number. */
export function readYears(typed: string): number | null | undefined {
  const text = typed.normalize('NFKC').trim().replace(/年$/, '').trim();
  if (text === '') return null;
  return /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}
