import { expect, test, vi } from 'vitest';
import { aNotification } from '../../../tests/support/build.ts';
import type { NotificationType } from '../../api/generated/model/index.ts';
import { visibleNotifications, visibleTypes } from './visibleNotifications.ts';

const of = (type: string) => aNotification({ id: `notification-${type}`, type: type as NotificationType });

test('announcement, info, warning and update are shown, others are not', () => {
  const all = [...visibleTypes, 'new_like', 'mutual_like', 'new_message'].map(of);
  expect(visibleNotifications(all).map((item) => item.type)).toEqual([...visibleTypes]);
});

test('an unknown type is hidden and logged once (rule N6)', () => {
  const log = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
  expect(visibleNotifications([of('carrier_pigeon')])).toEqual([]);
  expect(visibleNotifications([of('carrier_pigeon'), of('info')])).toHaveLength(1);
  expect(log).toHaveBeenCalledTimes(1);
});
