import { faker } from '@faker-js/faker/locale/ja';
import { getListNotificationsResponseMock } from '../../mocks/generated/notifications/notifications.msw.ts';
import { getGetMyProfileResponseMock } from '../../mocks/generated/profiles/profiles.msw.ts';
import type { Notification, Profile } from '../../src/api/generated/model/index.ts';

// Made up once by the generated factories, so that a test gets the same values each day and pays for them once.
faker.seed(1);
faker.setDefaultRefDate('2026-11-20T21:00:00+09:00');
const somebody = getGetMyProfileResponseMock();
const [generated] = getListNotificationsResponseMock() as [Notification];

/** A whole profile: what the test is about, and for the rest values that nobody chose. */
export function aProfile(fields: Partial<Profile>): Profile {
  return { ...somebody, ...fields };
}

/** A whole notification: what the test is about, and for the rest values that nobody chose. */
export function aNotification(fields: Partial<Notification>): Notification {
  return { ...generated, ...fields };
}
