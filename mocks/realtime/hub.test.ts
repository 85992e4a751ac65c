import { describe, expect, it } from 'vitest';
import { createFakeBackend } from '../../tests/support/fakeBackend.ts';
import { hana } from '../personas/hana.ts';
import { ren } from '../personas/ren.ts';
import { addPersona } from '../scenarios/populate.ts';
import { BROKEN_CODE } from './hub.ts';
import { attachPartner } from './partner.ts';

function setUp() {
  const fake = createFakeBackend();
  addPersona(fake.backend.world, ren);
  return { fake, me: fake.as(hana.email), friend: fake.as(ren.email) };
}

describe('the socket', () => {
  it('closes every socket and refuses new ones until it is restored', () => {
    const { fake, me } = setUp();
    const { hub } = fake.backend;
    const mine = me.connect();
    hub.cut();
    expect(mine.closedWith).toEqual([BROKEN_CODE]);
    expect(() => me.connect()).toThrow('refused');
    hub.restore();
    expect(me.connect().frames[0]).toMatchObject({ type: 'online_users' });
  });

  it('accepts sockets again when the World is replaced', () => {
    const { fake } = setUp();
    fake.backend.hub.cut();
    fake.backend.reset('empty');
    expect(fake.backend.hub.isCut).toBe(false);
  });

  it('does not let scripted users answer for a user whose sockets are refused', () => {
    const { fake, me, friend } = setUp();
    const actions: (() => void)[] = [];
    attachPartner(fake.backend, (_milliseconds, action) => void actions.push(action));
    me.connect();
    fake.backend.hub.cut();
    fake.backend.perform({ kind: 'message', me: me.userId, partner: friend.userId, content: 'いますか' });
    expect(actions).toEqual([]);
    fake.backend.perform({ kind: 'message', me: friend.userId, partner: me.userId, content: 'います' });
    expect(actions).not.toEqual([]);
  });
});
