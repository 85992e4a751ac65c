import {
  profileFieldsBioMax,
  profileFieldsDisplayNameMax,
  profileFieldsInstagramUrlMax,
  profileFieldsSoundcloudUrlMax,
  profileFieldsTwitterUrlMax,
  profileFieldsWebsiteUrlMax,
  profileFieldsYearsOfExperienceMax,
  profileFieldsYoutubeUrlMax,
} from '../../../api/generated/limits.ts';
import type { CheckResult } from '../../../lib/forms/useCheckedForm.ts';
import { toOneLine } from '../../../lib/text/isolate.ts';
import { nfkc } from '../../../lib/text/nfkc.ts';
import { textLimit } from '../../../ui/copy.ts';
import { isNearLimit, tooLong } from '../../../ui/Field/textLimit.ts';
import { basic } from '../copy.ts';
import { linkFields, type ProfileValues } from './profileValues.ts';
import { isBlank } from '../../../lib/text/isBlank.ts';

type Faults = CheckResult<ProfileValues>['faults'];

/** Limits of the API: lengths of the texts in characters, and a number of years. */
export const profileLimits = {
  displayName: profileFieldsDisplayNameMax,
  bio: profileFieldsBioMax,
  years: profileFieldsYearsOfExperienceMax,
  twitterUrl: profileFieldsTwitterUrlMax,
  instagramUrl: profileFieldsInstagramUrlMax,
  youtubeUrl: profileFieldsYoutubeUrlMax,
  soundcloudUrl: profileFieldsSoundcloudUrlMax,
  websiteUrl: profileFieldsWebsiteUrlMax,
} as const;

/** Validates a profile before a save (rule P34): the display name is required, and the API has limits. */
export function checkProfile(values: ProfileValues): CheckResult<ProfileValues> {
  const beyond = beyondLimits(values);
  return {
    values,
    faults: {
      ...beyond,
      displayName: isBlank(values.displayName) ? basic.displayNameRequired : beyond.displayName,
      years: readYears(values.years) === undefined ? basic.yearsInvalid : beyond.years,
    },
  };
}

/**
 * Returns messages for values beyond a limit, to be shown while typing (rule P11a). Missing values are not
 * reported.
 */
export function beyondLimits({ years, ...typed }: ProfileValues): Faults {
  const values = { ...typed, displayName: toOneLine(typed.displayName) };
  const texts = ['displayName', 'bio', ...linkFields] as const;
  return {
    ...Object.fromEntries(texts.map((name) => [name, tooLong(values[name], profileLimits[name])])),
    years: (readYears(years) ?? 0) > profileLimits.years ? basic.tooManyYears(profileLimits.years) : undefined,
  };
}

/** Returns hints about limits for values from four fifths of the limit on (rule P11a). */
export function nearLimits({ displayName, years }: ProfileValues): Faults {
  return {
    displayName: isNearLimit(toOneLine(displayName), profileLimits.displayName)
      ? textLimit.upTo(profileLimits.displayName)
      : undefined,
    years: (readYears(years) ?? 0) > (profileLimits.years * 4) / 5 ? basic.yearsUpTo(profileLimits.years) : undefined,
  };
}

/**
 * Parses whole years, full-width digits included.
 * @returns null for an empty text, undefined for anything that is not a whole number of up to three digits
 */
export function readYears(typed: string): number | null | undefined {
  const text = nfkc(typed).trim().replace(/年$/, '').trim();
  if (text === '') return null;
  return /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}
