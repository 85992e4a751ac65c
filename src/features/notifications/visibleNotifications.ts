import type { Notification } from '../../api/generated/model/index.ts';
import { createUnknownValueLog } from '../../lib/log/unknownValues.ts';

/** The types that the list shows; the others are only counted (rule N20). */
export const visibleTypes = ['announcement', 'info', 'warning', 'update'] as const;
export type VisibleType = (typeof visibleTypes)[number];
export type VisibleNotification = Notification & { type: VisibleType };

const hiddenTypes: readonly string[] = ['new_like', 'mutual_like', 'new_message'];
const logUnknownType = createUnknownValueLog((type) => `Notifications of the unknown type ${type} are hidden`);

/** Returns the notifications that the list shows. Unknown types are hidden and logged once per type (rule N6). */
export function visibleNotifications(all: readonly Notification[]): VisibleNotification[] {
  return all.filter((item) => isVisible(item));
}

function isVisible(item: Notification): item is VisibleNotification {
  if (visibleTypes.some((type) => type === item.type)) return true;
  if (!hiddenTypes.includes(item.type)) logUnknownType(item.type);
  return false;
}
