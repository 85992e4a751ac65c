import type { Profile } from '../../../api/generated/model/index.ts';
import { trimText } from '../../../lib/text/trimText.ts';
import { common } from '../../../ui/copy.ts';

/** Returns the user's own name as a quotation contains it. */
export const writerName = (profile: Profile | undefined): string =>
  trimText(profile?.display_name) || common.defaultUser;
