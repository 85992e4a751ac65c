import type { Video } from '../../../api/generated/model/index.ts';
import { videos as copy } from '../copy.ts';
import { isolate } from '../../../lib/text/isolate.ts';
import { trimText } from '../../../lib/text/trimText.ts';

/** Returns the title by which the editor names a video; a placeholder for a video without one. */
export function titleOf({ title }: Pick<Video, 'title'>): string {
  return isolate(trimText(title)) || copy.untitled;
}
