import type { Video } from '../../../api/generated/model/index.ts';
import { videos as copy } from '../copy.ts';
import { trimText } from '../../../lib/text/trimText.ts';

export function titleOf({ title }: Pick<Video, 'title'>): string {
  return trimText(title) || copy.untitled;
}
