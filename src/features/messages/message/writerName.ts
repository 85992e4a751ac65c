import type { Profile } from '../../../api/generated/model/index.ts';
import { isolate } from '../../../lib/text/isolate.ts';
import { trimText } from '../../../lib/text/trimText.ts';
import { common } from '../../../ui/copy.ts';

/** Returns the user's own name as a quotation contains it. */
export const writerName = (profile: Profile | undefined): string =>
  isolate(trimText(profile?.display_name)) || common.defaultUser;
