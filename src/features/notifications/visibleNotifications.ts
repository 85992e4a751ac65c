import type { Notification } from '../../api/generated/model/index.ts';
import { logDetail } from '../../lib/log.ts';

/** spec.md section 3: these are listed, the others are only counted. */
export const visibleTypes = ['announcement', 'info', 'warning', 'update'] as const;
export type VisibleType = (typeof visibleTypes)[number];
export type VisibleNotification = Notification & { type: VisibleType };

const hiddenTypes: readonly string[] = ['new_like', 'mutual_like', 'new_message'];
const unknownTypes = new Set<string>();

/** The notifications that are listed. A type that nobody knows is hidden, with one line in the log (decision N6). */
export function visibleNotifications(all: readonly Notification[]): VisibleNotification[] {
  return all.filter((item) => isVisible(item));
}

function isVisible(item: Notification): item is VisibleNotification {
  if (visibleTypes.some((type) => type === item.type)) return true;
  if (!hiddenTypes.includes(item.type) && !unknownTypes.has(item.type)) {
    unknownTypes.add(item.type);
    logDetail(`Notifications of the unknown type ${item.type} are hidden`);
  }
  return false;
}
