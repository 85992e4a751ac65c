import type { Exchange } from '../engine/exchange.ts';
import { bodyOf, expectEqual, expectStatus } from '../engine/expect.ts';
import type { Case } from '../engine/kit.ts';
import { type Mailbox, register, removeAccount } from '../engine/people.ts';
import { formInput } from './formInput.ts';
import { markAsRead, removeLikes } from './preparation.ts';

const statuses = (all: readonly Exchange[]) => all.map(({ status }) => status).sort((x, y) => x - y);
const film = () => formInput({ file: new File([new Uint8Array(8)], 'a.mp4', { type: 'video/mp4' }) });

/** Cases that send two requests at the same time: the result is as if one had come after the other. */
export const togetherCases: readonly Case[] = [
  {
    id: 'together.likes',
    title: 'Two equal likes at once are one, and two that point at each other are a match.',
    async run(kit) {
      const { a, b } = kit;
      await removeLikes([a, b]);
      const like = () => a.call('likeProfile', { id: b.profileId });
      const twice = await Promise.all([like(), like(), like()]);
      expectEqual('together.once', twice[0], statuses(twice), [200, 409, 409]);
      const counted = await b.call('getMyProfile');
      const received = await b.call('countReceivedLikes');
      const { likes_count } = bodyOf<{ likes_count: number }>(counted);
      expectEqual('invariant.likesCount', counted, likes_count, bodyOf<{ count: number }>(received).count);
      await removeLikes([a, b]);
      await Promise.all([like(), b.call('likeProfile', { id: a.profileId })]);
      for (const [who, whom] of [
        [a, b],
        [b, a],
      ] as const) {
        const status = await who.call('getLikeStatus', { id: whom.profileId });
        expectEqual('likes.mutual', status, status.json, { is_liked: true, is_mutual: true });
      }
      const gone = await Promise.all([1, 2].map(() => a.call('unlikeProfile', { id: b.profileId })));
      expectEqual('together.once', gone[0] as Exchange, statuses(gone), [204, 404]);
      await removeLikes([a, b]);
    },
  },
  {
    id: 'together.messages',
    title: 'Both open one conversation, and what is said at once is all there, once, and in an order.',
    async run(kit) {
      const { a, b } = kit;
      const opened = await Promise.all([
        a.call('createConversation', { body: { other_user_id: b.userId } }),
        b.call('createConversation', { body: { other_user_id: a.userId } }),
      ]);
      const [id = '', other] = opened.map((seen) => bodyOf<{ data: { id: string } }>(seen).data.id);
      expectEqual('chat.one', opened[0], id, other);
      await markAsRead([a, b], id);
      const texts = Array.from({ length: 6 }, (_, index) => `同時${index}`);
      await Promise.all(
        texts.map((content, index) => (index % 2 === 0 ? a : b).call('sendMessage', { id, body: { content } })),
      );
      const seen = await a.call('getConversation', { id });
      const { messages, unread_count } = bodyOf<{ messages: { content: string }[]; unread_count: number }>(seen);
      const said = messages.slice(-6).map(({ content }) => content);
      expectEqual(
        'together.all',
        seen,
        { messages: said.toSorted(), unread_count },
        { messages: texts, unread_count: 3 },
      );
      const read = await Promise.all([1, 2].map(() => a.call('markConversationRead', { id })));
      const counts = read.map((one) => bodyOf<{ count: number }>(one).count).sort((x, y) => x - y);
      expectEqual('together.once', read[0] as Exchange, counts, [0, 3]);
      await b.call('markConversationRead', { id });
    },
  },
  {
    id: 'together.videos',
    title: 'Of six videos at once five are taken, and a post is deleted once.',
    async run({ a }) {
      for (const { id } of bodyOf<{ id: string }[]>(await a.call('listMyVideos'))) await a.call('deleteVideo', { id });
      const sent = await Promise.all(Array.from({ length: 6 }, () => a.call('uploadVideo', film())));
      expectEqual('together.once', sent[0] as Exchange, statuses(sent), [200, 200, 200, 200, 200, 400]);
      const list = await a.call('listMyVideos');
      const own = bodyOf<{ id: string }[]>(list);
      expectEqual('files.sixth', list, own.length, 5);
      for (const { id } of own) await a.call('deleteVideo', { id });
      const { id } = bodyOf<{ id: string }>(await a.call('createPost', formInput({ content: '一度' })));
      const gone = await Promise.all([1, 2].map(() => a.call('deletePost', { id })));
      expectEqual('together.once', gone[0] as Exchange, statuses(gone), [204, 404]);
    },
  },
];

export function togetherAccountCases(mailbox: Mailbox): Case[] {
  return [
    {
      id: 'together.accounts',
      title: 'Of two equal registrations at once one is taken, and a link that is pressed twice at once works once.',
      async run(kit) {
        const account = { email: `kit-${kit.run}-twice@conformance.example`, password: 'conformance-kit-1' };
        const both = await Promise.all([1, 2].map(() => kit.nobody.call('registerAccount', { body: account })));
        expectEqual('together.once', both[0] as Exchange, statuses(both), [201, 409]);
        const token = await mailbox.newest(account.email, 'verify');
        const used = await Promise.all([1, 2].map(() => kit.nobody.call('verifyEmail', { body: { token } })));
        expectEqual('together.once', used[0] as Exchange, statuses(used), [200, 400]);
        await kit.nobody.call('requestPasswordReset', { body: { email: account.email } });
        const link = await mailbox.newest(account.email, 'reset');
        const body = { token: link, new_password: 'conformance-kit-2' };
        const reset = await Promise.all([1, 2].map(() => kit.nobody.call('resetPassword', { body })));
        expectEqual('together.once', reset[0] as Exchange, statuses(reset), [200, 400]);
        const renewed = { ...account, password: 'conformance-kit-2' };
        const other = await register(kit, 'alone');
        const gone = await Promise.all([1, 2].map(() => kit.nobody.call('deleteAccount', { body: renewed })));
        expectEqual('together.once', gone[0] as Exchange, statuses(gone), [200, 404]);
        expectStatus(await kit.nobody.call('logIn', { body: other }), 403, 'auth.unverified');
        await removeAccount(kit, other);

        // Two registrations with the same username and different e-mail addresses.
        const username = `kit-${kit.run}-wanted`;
        const claimants = ['one', 'two'].map((name) => ({
          ...account,
          email: `kit-${kit.run}-${name}@conformance.example`,
        }));
        const claims = await Promise.all(
          claimants.map((claimant) =>
            kit.nobody.call('registerAccountWithUsername', { body: { ...claimant, username } }),
          ),
        );
        expectEqual('together.once', claims[0] as Exchange, statuses(claims), [201, 409]);
        for (const claimant of claimants) await removeAccount(kit, claimant);
      },
    },
  ];
}
