import { describe, expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import { readDocuments } from '../../contract/documents.ts';
import { differenceOf } from '../view/difference.ts';
import { blamedFor, sentencesFor } from './brokenRules.ts';

const contract = readContract(readDocuments());
const cited = (failed: Parameters<typeof sentencesFor>[1]) => sentencesFor(contract, failed).map(({ id }) => id);

test('the sentence about the property that differs is cited, also of one whose name is one word', () => {
  const shown = { other_user: { profile: { tags: ['ジャズ'] } } };
  const { expected } = differenceOf({ other_user: { profile: { tags: [] } } }, shown);
  expect(expected).toBe('other_user profile tags: []');
  expect(cited({ check: 'invariant.partner', subject: 'getConversation', expected })).toEqual(['chatUserProfile.tags']);
});

test('of a form the sentence of its own operation is cited, and never that of another one', () => {
  const failed = { check: 'form.taken', expected: '201' };
  expect(cited({ ...failed, subject: 'updateMyProfile' })).toEqual(['updateMyProfile.fields']);
  expect(cited({ ...failed, subject: 'sendMessage' }).join()).toMatch(/^sendMessage/);
});

test('of a wrong status the sentence is cited that the case is about', () => {
  const failed = { check: 'http.status', subject: 'logIn', expected: 'one of 200, 401, 422' };
  expect(cited({ ...failed, own: ['http.json', 'http.unreadable'] })).toEqual(['http.json', 'http.unreadable']);
  expect(cited({ ...failed, check: 'form.status', own: ['http.closed'] })).toEqual(['http.closed']);
  expect(cited({ ...failed, check: 'auth.login', own: ['http.json'] })).not.toContain('http.json');
});

describe('cited is the sentence that is broken, and not its neighbour', () => {
  type Failed = Parameters<typeof sentencesFor>[1];
  const cases: [string, Failed, string[]][] = [
    [
      'of a write, where a later read shows it',
      { check: 'notifications.first', subject: 'likeProfile', expected: '["mutual_like"]', received: '[]' },
      ['likeProfile.notifications'],
    ],
    [
      'of an event that did not come, that about whom it goes to',
      {
        check: 'socket.read',
        subject: 'messages_read',
        acts: ['mark_as_read', 'sendMessage'],
        expected: 'at the socket of a (socket 1): {"type":"messages_read"}',
      },
      ['markConversationRead x-emits messages_read', 'messagesRead.to'],
    ],
    [
      'of an event that should not have come, that of the call that sent it',
      { check: 'events.other', subject: 'notification_read', acts: ['updateNotification'] },
      ['updateNotification x-emits notification_read'],
    ],
    [
      'of an end, that about the property that stays',
      { check: 'ends.board', subject: 'deleteAccount', expected: 'media_url: null', received: 'media_url: "/a"' },
      ['deleteAccount.files'],
    ],
    [
      'of an end, that about what is gone and should not be',
      {
        check: 'board.leaver',
        subject: 'deleteAccount',
        read: 'getPost',
        expected: '{"user":null,"media_url":null}',
        received: 'nothing, as getPost answers afterwards',
      },
      ['deleteAccount.traces'],
    ],
    [
      'before anything ends, that of the answer that differs',
      {
        check: 'ends.before',
        subject: 'listPosts',
        expected: '[1] replies_count: 5',
        received: '[1] replies_count: 3',
      },
      ['listPosts.preview'],
    ],
    [
      'of what an event says, that about it',
      { check: 'socket.history', subject: 'new_message', acts: ['sendMessage'], expected: 'content: "a"' },
      ['socket.equal'],
    ],
    [
      'of the order of a list, that of its own operation',
      { check: 'http.sort', subject: 'listPosts', expected: 'created_at desc, id asc' },
      ['listPosts x-sort'],
    ],
    [
      'of a check with sentences of its own, one of these, whatever the property is called',
      { check: 'chat.last', subject: 'getConversation', expected: 'content: "a"', received: 'content: "b"' },
      ['lastMessage.newest'],
    ],
    [
      'of what was said over the socket and is read, that about the reading',
      { check: 'socket.offline', subject: 'getConversation', acts: ['send_message'], expected: '["a"]' },
      ['getConversation.whole'],
    ],
    [
      'of a shape, none of those that hold for other answers',
      { check: 'http.body', subject: 'likeProfile', expected: '/id must be string' },
      ['likeProfile.likes'],
    ],
    [
      'of an order, that about it, and what is sorted by',
      { check: 'ends.before', subject: 'listConversations', expected: 'in the order: ["1","2"]' },
      ['listConversations x-sort', 'conversation.updatedAt'],
    ],
    [
      'of a frame, that of the operation with the same rules',
      { check: 'change.other', subject: 'mark_as_read', expected: 'b notifications [0] is_read: false' },
      ['markConversationRead.notices'],
    ],
    [
      'of several about one operation, that which speaks of the property',
      { check: 'profiles.untouched', subject: 'updateMyProfile', expected: 'tags genres: 2 items, with {"id":"1"}' },
      ['updateMyProfile.tags'],
    ],
  ];
  test.each(cases)('%s', (_about, failed, ids) => {
    expect(cited(failed)).toEqual(ids);
  });
});

test('a read that only shows what a write did is not blamed', () => {
  const acts = ['sendMessage', 'deleteAccount', 'likeProfile'];
  const blamed = (check: string, subject: string) => blamedFor(contract, { check, subject, acts });
  expect(blamed('notifications.first', 'listNotifications')).toBe('likeProfile');
  expect(blamed('board.leaver', 'getPost')).toBe('deleteAccount');
  expect(blamed('chat.order', 'getConversation')).toBe('getConversation');
  expect(blamed('chat.list', 'listConversations')).toBe('listConversations');
  expect(blamed('http.body', 'getPost')).toBe('getPost');
});
