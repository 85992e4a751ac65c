import { describe, expect, it } from 'vitest';
import { createFakeBackend, type FakeBackend } from '../../tests/support/fakeBackend.ts';
import { hana } from '../personas/hana.ts';
import { mio } from '../personas/mio.ts';
import { ren } from '../personas/ren.ts';
import { addPersona } from '../scenarios/populate.ts';
import { DAY, HOUR } from './clock.ts';
import { videosOf } from './videos.ts';

// The conformance kit checks the rules that its clients can see. It cannot turn the clock, and knows no scenarios.

const tokenTo = ({ backend }: FakeBackend, email: string) =>
  [...backend.world.mails.values()].findLast(({ to }) => to === email)?.token;

describe('time ends', () => {
  it('a link that verifies an address after a day', async () => {
    for (const [late, status] of [
      [0, 200],
      [1, 400],
    ] as const) {
      const fake = createFakeBackend();
      addPersona(fake.backend.world, mio);
      fake.clock.advance(DAY + late);
      expect((await fake.nobody.call('verifyEmail', { body: { token: tokenTo(fake, mio.email) } })).status).toBe(
        status,
      );
    }
  });

  it('a link that sets a new password after an hour', async () => {
    const fake = createFakeBackend();
    const setPassword = async (afterwards: number) => {
      await fake.nobody.call('requestPasswordReset', { body: { email: hana.email } });
      fake.clock.advance(afterwards);
      const body = { token: tokenTo(fake, hana.email), new_password: 'password456' };
      return await fake.nobody.call('resetPassword', { body });
    };
    expect((await setPassword(HOUR)).status).toBe(200);
    expect((await setPassword(HOUR + 1)).body.detail).toBe('リンクの有効期限が切れています');
  });

  it('a token after 30 days', async () => {
    const fake = createFakeBackend();
    const me = fake.as(hana.email);
    fake.clock.advance(30 * DAY);
    expect((await me.call('getCurrentUser')).status).toBe(200);
    fake.clock.advance(1);
    expect((await me.call('getCurrentUser')).status).toBe(401);
  });
});

describe('the scenario with some people', () => {
  it('gives about two thirds of them something to hear: a video, a sound, or a link to one', () => {
    const { world } = createFakeBackend({ scenario: 'default' }).backend;
    const people = [...world.profiles.values()];
    const share = (count: number) => count / people.length;
    const urls = people.map(({ userId }) => videosOf(world, userId)[0]?.url ?? '');
    const heard = people.filter(
      ({ tags, fields }, index) =>
        urls[index] !== '' ||
        tags.performance_clips.length > 0 ||
        fields.youtube_url !== null ||
        fields.soundcloud_url !== null,
    );
    expect(share(heard.length)).toBeGreaterThan(0.6);
    expect(share(heard.length)).toBeLessThan(0.8);
    expect(share(urls.filter((url) => url.endsWith('.wav')).length)).toBeGreaterThan(0.25);
    expect(share(urls.filter((url) => url.endsWith('.webm')).length)).toBeGreaterThan(0.15);
  });

  it('lists 299 others, れん among the newest', async () => {
    const fake = createFakeBackend({ scenario: 'default' });
    const me = fake.as(hana.email);
    const pages = await Promise.all(
      [0, 100, 200, 300].map((skip) => me.call('listProfiles', { query: { skip, limit: 100 } })),
    );
    const profiles = pages.flatMap((page) => page.body as { id: string; user_id: string; created_at: string }[]);
    expect(pages.map((page) => page.body.length)).toEqual([100, 100, 99, 0]);
    expect(new Set(profiles.map((profile) => profile.id)).size).toBe(299);
    expect(profiles.some((profile) => profile.user_id === me.userId)).toBe(false);
    const times = profiles.map((profile) => profile.created_at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(profiles.slice(0, 12).some((profile) => profile.user_id === fake.as(ren.email).userId)).toBe(true);
  });
});
