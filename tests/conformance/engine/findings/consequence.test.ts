import { describe, expect, test } from 'vitest';
import { byWeight, causeOf } from './consequence.ts';
import type { Failure } from './failure.ts';

const failure = (id: string, expected = '', more: Partial<Failure> = {}): Failure => {
  const [check = '', subject = '', caseId = ''] = id.split('/');
  const none = { title: '', rules: [], story: [], received: '', source: '', curl: null, mend: null, because: null };
  return { id, check, subject, caseId, expected, also: [], follows: null, ...none, ...more };
};
/** The id of what a finding may follow from. */
function cause(known: readonly Failure[], id: string, expected: string, lastWrite: string | null = null) {
  const { check, subject, caseId } = failure(id);
  return causeOf(known, { check, subject, caseId, expected, lastWrite })?.id;
}

describe('what only follows from another finding', () => {
  const shape = failure('http.body/getConversation/read', '/unread_count must be integer');
  const write = failure('change.made/likeProfile/changes.likes', 'likes_count: 3');
  const refused = failure('http.status/sendMessage/chat.one', 'one of 201');

  test('is the wrong value of a property whose shape is wrong', () => {
    expect(cause([shape], 'invariant.unread/getConversation/chat.read', 'unread_count: 3')).toBe(shape.id);
    expect(cause([shape], 'invariant.last/getConversation/chat.read', 'last_message: null')).toBeUndefined();
    expect(cause([shape], 'invariant.unread/listConversations/chat.read', 'unread_count: 3')).toBeUndefined();
  });

  test('is what a write did not do, wherever it is read after that write', () => {
    expect(cause([write], 'likes.counter/getProfile/likes.count', 'likes_count: 3', 'likeProfile')).toBe(write.id);
    expect(cause([write], 'likes.counter/getProfile/likes.count', 'likes_count: 3', 'unlikeProfile')).toBeUndefined();
  });

  test('is the next step of a case that goes on after a wrong answer', () => {
    expect(cause([refused], 'chat.last/sendMessage/chat.one', 'a message')).toBe(refused.id);
    expect(cause([refused], 'chat.last/sendMessage/chat.two', 'a message')).toBeUndefined();
  });
});

test('findings come in the order of their weight, each before what follows from it', () => {
  const form = failure('form.status/logIn/form.logIn.body.email');
  const other = failure('http.status/logIn/form.logIn.body.json', '', { received: '400 {}' });
  const order = failure('likes.order/listSentLikes/likes.match');
  const shape = failure('http.body/getPost/read.getPost', '', { also: ['listPosts'] });
  const shapeOfOne = failure('http.body/listMyVideos/read');
  const follower = failure('board.tree/getPost/board.tree', '', { follows: shape.id });
  const token = failure('auth.token/getPost/auth.token.getPost');
  const silent = failure('http.answer/getPost/read.getPost');
  const found = [form, other, follower, order, shapeOfOne, shape, token, silent];
  expect(byWeight(found)).toEqual([silent, token, shape, follower, shapeOfOne, order, form, other]);
});
