import type { CheckResult } from '../../../lib/forms/useCheckedForm.ts';
import { isBlank } from '../../../lib/text/isBlank.ts';
import { toOneLine } from '../../../lib/text/isolate.ts';
import { textLimit } from '../../../ui/copy.ts';
import { isNearLimit, tooLong } from '../../../ui/Field/textLimit.ts';
import { basic } from '../copy.ts';
import { type InputField, inputFields, isOf, profileFields } from './profileFields.ts';
import type { ProfileValues } from './profileValues.ts';
import { readYears } from './storedText.ts';

type Faults = CheckResult<ProfileValues>['faults'];

const forEachField = (message: (field: InputField) => string | undefined): Faults =>
  Object.fromEntries(inputFields.map((field) => [field, message(field)]));

/** Validates a profile before a save: the display name is required, and the API has limits. */
export function checkProfile(values: ProfileValues): CheckResult<ProfileValues> {
  const beyond = beyondLimits(values);
  const faults = forEachField((field) => {
    if (isOf(field, 'text') && isBlank(values[field])) return profileFields[field].required;
    if (isOf(field, 'years') && readYears(values[field]) === undefined) return basic.yearsInvalid;
    return beyond[field];
  });
  return { values, faults };
}

/** Returns messages for values beyond a limit, to be shown while typing. Missing values are not reported. */
export function beyondLimits(values: ProfileValues): Faults {
  return forEachField((field) => {
    if (isOf(field, 'choice')) return undefined;
    const { limit } = profileFields[field];
    if (isOf(field, 'years')) return (readYears(values[field]) ?? 0) > limit ? basic.tooManyYears(limit) : undefined;
    return tooLong(isOf(field, 'text') ? toOneLine(values[field]) : values[field], limit);
  });
}

/**
 * Returns hints about limits for values from four fifths of the limit on. Texts of several lines have a counter instead,
 * and nobody types a link that long.
 */
export function nearLimits(values: ProfileValues): Faults {
  return forEachField((field) => {
    if (!isOf(field, 'text', 'years')) return undefined;
    const { limit } = profileFields[field];
    if (isOf(field, 'years'))
      return (readYears(values[field]) ?? 0) > (limit * 4) / 5 ? basic.yearsUpTo(limit) : undefined;
    return isNearLimit(toOneLine(values[field]), limit) ? textLimit.upTo(limit) : undefined;
  });
}
