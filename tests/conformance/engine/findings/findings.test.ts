import { describe, expect, it, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import { readDocuments } from '../../contract/documents.ts';
import { type Finding, Findings } from './findings.ts';
import { Secrets } from './secrets.ts';

const contract = readContract(readDocuments());
type Brief = [check: string, subject: string, expected: string, received: string, caseId?: string];

/** The failures that remain of some findings, each of another case, with what else each was found at. */
function reported(all: readonly Brief[]) {
  const findings = new Findings(contract, new Secrets(), new Map());
  for (const [index, [check, subject, expected, received, id = `case${index}`]] of all.entries()) {
    const finding: Finding = { check, subject, expected, received, seen: null };
    findings.report(finding, [], { id, title: '', status: null, rules: [], isFaulty: false, sameAs: new Set() });
  }
  return findings.failures.map(({ check, also }) => [check, ...also]);
}

describe('findings with one cause are one failure', () => {
  const missing = '404 {"detail":"会話が見つかりません"}';
  const cases: [string, Brief[], string[][]][] = [
    [
      'where an operation gives the same answer to all that it must refuse',
      [
        ['rule.status', 'deletePost', '403', '204 '],
        ['rule.absent', 'deletePost', '404', '204 '],
        ['form.status', 'deletePost', '422', '204 '],
      ],
      [['rule.status', 'case1', 'case2']],
    ],
    [
      'but not where it answers them differently',
      [
        ['rule.absent', 'createPost', '404', '201 {"id":"1"}'],
        ['form.status', 'createPost', '422', '201 {"id":"2"}'],
      ],
      [['rule.absent'], ['form.status']],
    ],
    [
      'nor where two operations accept what they must refuse',
      [
        ['rule.status', 'deletePost', '403', '204 '],
        ['likes.unlikeTwice', 'unlikeProfile', '404', '204 '],
      ],
      [['rule.status'], ['likes.unlikeTwice']],
    ],
    [
      'where a resource that one operation does not find is missing for others',
      [
        ['rule.status', 'sendMessage', '201', missing],
        ['rule.status', 'getConversation', '200', missing],
        ['texts.taken', 'sendMessage', '201', missing],
      ],
      [['rule.status', 'getConversation', 'case2']],
    ],
    [
      'but not where another resource is missing',
      [
        ['rule.status', 'sendMessage', '201', missing],
        ['rule.status', 'getPost', '200', '404 {"detail":"投稿が見つかりません"}'],
      ],
      [['rule.status'], ['rule.status']],
    ],
  ];
  it.each<[string, Brief[], string[][]]>([
    [
      'a body in UTF-16, whatever each operation answers to it',
      [
        ['form.status', 'registerAccount', '422', '201 {}', 'form.registerAccount.body.utf16'],
        ['form.status', 'logIn', '422', '401 {}', 'form.logIn.body.utf16'],
        ['form.status', 'verifyEmail', '422', '400 {}', 'form.verifyEmail.body.utf16'],
        ['form.status', 'deleteAccount', '422', '404 {}', 'form.deleteAccount.body.utf16'],
      ],
      [['form.status', 'logIn', 'verifyEmail', 'deleteAccount']],
    ],
    [
      'a file without bytes',
      [
        ['files.empty', 'uploadVideo', '422 to a file without bytes', '200 to a file without bytes'],
        ['files.empty', 'createPost', '422 to a file without bytes', '201 to a file without bytes'],
      ],
      [['files.empty', 'createPost']],
    ],
    [
      'white space, and blank texts apart from it',
      [
        ['texts.white', 'sendMessage', 'content: "a" after " a " was sent', 'content: " a " after " a " was sent'],
        ['texts.white', 'updateVideo', 'title: "b" after " b " was sent', 'title: " b " after " b " was sent'],
        ['texts.white', 'updateMyProfile', 'bio: null after " " was sent', 'bio: " " after " " was sent'],
      ],
      [['texts.white', 'updateVideo'], ['texts.white']],
    ],
    [
      'the same other status in place of a 422',
      [
        ['http.status', 'logIn', 'one of 200, 401, 422', '400 a', 'form.logIn.body.json'],
        ['http.status', 'createPost', 'one of 201, 422', '400 b', 'form.createPost.body.content.tooLong'],
      ],
      [['http.status', 'createPost']],
    ],
    [
      'but no other case of the same operation and check',
      [
        ['form.status', 'logIn', '422', '200 {}', 'form.logIn.body.email.missing'],
        ['form.status', 'sendMessage', '422', '201 {}', 'form.sendMessage.body.content.missing'],
      ],
      [['form.status'], ['form.status']],
    ],
  ])('at many operations: %s', (_, all, expected) => {
    expect(reported(all)).toEqual(expected);
  });

  it.each(cases)('%s', (_, all, expected) => {
    expect(reported(all)).toEqual(expected);
  });
});

test('a status that is not documented is told beside the one that the case is about', () => {
  const findings = new Findings(contract, new Secrets(), new Map());
  const finding: Finding = {
    check: 'http.status',
    subject: 'logIn',
    expected: 'one of 200, 422',
    received: '500',
    seen: null,
  };
  const running = {
    id: 'form.logIn.body.deep',
    title: '',
    rules: ['http.json'],
    isFaulty: false,
    sameAs: new Set<string>(),
  };
  findings.report(finding, [], { ...running, status: 422 });
  const [failure] = findings.failures;
  expect(failure?.expected).toBe('422; documented is one of 200, 422');
  expect(failure?.rules.map(({ id }) => id)).toEqual(['http.json']);
  expect(failure?.mend).toMatch(/^Answer what the operation documents/);
});
