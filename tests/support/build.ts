import { faker } from '@faker-js/faker/locale/ja';
import { getListNotificationsResponseMock } from '../../mocks/generated/notifications/notifications.msw.ts';
import { getGetMyProfileResponseMock } from '../../mocks/generated/profiles/profiles.msw.ts';
import type { Notification, Profile } from '../../src/api/generated/model/index.ts';

// Generated once by the generated factories, so that a test gets the same values each day, and the cost is paid once.
faker.seed(1);
faker.setDefaultRefDate('2026-11-20T21:00:00+09:00');
const somebody = getGetMyProfileResponseMock();
const [generated] = getListNotificationsResponseMock() as [Notification];

/** A complete profile: the given fields, and generated values for the rest. */
export function aProfile(fields: Partial<Profile>): Profile {
  return { ...somebody, ...fields };
}

/** A complete notification: the given fields, and generated values for the rest. */
export function aNotification(fields: Partial<Notification>): Notification {
  return { ...generated, ...fields };
}
