import type { Video } from '../../../api/generated/model/index.ts';
import { videos as copy } from '../copy.ts';

export function titleOf({ title }: Pick<Video, 'title'>): string {
  return title?.trim() || copy.untitled;
}
