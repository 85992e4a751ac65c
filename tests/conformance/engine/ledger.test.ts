import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Operation, readContract } from '../contract/contract.ts';
import { readDocuments } from '../contract/documents.ts';
import type { CallInput, Exchange } from './exchange.ts';
import { type Account, Ledger, readLedger, removeWithAny } from './ledger.ts';

const contract = readContract(readDocuments());
const folder = mkdtempSync(join(tmpdir(), 'otonowa-ledger-'));

const operation = (id: string): Operation => {
  const found = contract.operations.get(id);
  if (found === undefined) throw new Error(`${id} is not in the contract`);
  return found;
};
const named = (name: string) => `kit-run1-${name}@conformance.example`;
const account = (name: string, password = 'p1') => ({ email: named(name), password });
let count = 0;

function ledgerOf() {
  count += 1;
  const path = join(folder, `${count}.jsonl`);
  return { path, ledger: new Ledger(path, 'run1') };
}

/** A call with its answer, as a run notes them. */
function done(ledger: Ledger, id: string, input: CallInput, status: number, json: unknown = {}): void {
  ledger.begin(operation(id), input);
  ledger.note({ operation: operation(id), method: operation(id).method, status, json } as Exchange, input);
}
const inUtf16 = (body: object) => Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from(JSON.stringify(body), 'utf16le')]);

describe('the ledger', () => {
  test('knows on disk what is on the server, before it is there', () => {
    const { path, ledger } = ledgerOf();
    ledger.begin(operation('registerAccount'), { body: account('a') });
    expect(readLedger(path)).toEqual([{ email: named('a'), passwords: ['p1'] }]);
    done(ledger, 'registerAccount', { body: account('b') }, 201);
    done(ledger, 'deleteAccount', { body: account('a') }, 200);
    expect(readLedger(path).map(({ email }) => email)).toEqual([named('b')]);
    done(ledger, 'deleteAccount', { body: account('b') }, 200);
    expect(() => readLedger(path)).toThrow(/ENOENT/);
  });

  test('holds what a lenient server may have registered from bytes in another encoding', () => {
    const { ledger } = ledgerOf();
    done(ledger, 'registerAccount', { body: inUtf16(account('bytes')) }, 201);
    expect(ledger.left).toEqual([{ email: named('bytes'), passwords: ['p1'] }]);
  });

  test('holds no account that was refused, and keeps one that was there before', () => {
    const { ledger } = ledgerOf();
    done(ledger, 'registerAccount', { body: account('refused') }, 422);
    done(ledger, 'registerAccount', { body: account('kept') }, 201);
    done(ledger, 'registerAccount', { body: { ...account('kept'), email: named('kept').toUpperCase() } }, 409);
    expect(ledger.left.map(({ email }) => email)).toEqual([named('kept')]);
  });

  test('keeps an account whose deletion with a wrong password was answered with 404', () => {
    const { ledger } = ledgerOf();
    done(ledger, 'registerAccount', { body: account('kept') }, 201);
    done(ledger, 'deleteAccount', { body: account('kept', 'wrong') }, 404);
    expect(ledger.left).toHaveLength(1);
  });

  test.each([
    ['the password of a reset that came through', 'p2'],
    ['the first password, when the reset was refused', 'p1'],
  ])('deletes an account by %s', async (_, right) => {
    const { path, ledger } = ledgerOf();
    done(ledger, 'registerAccount', { body: account('reset') }, 201);
    ledger.begin(operation('resetPassword'), { body: { token: 'conformance-link', new_password: 'p2' } });
    const tried: string[] = [];
    const remove = ({ password }: Account) => {
      tried.push(password);
      return Promise.resolve(password === right ? 200 : 401);
    };
    const [left] = readLedger(path);
    if (left === undefined) throw new Error('nothing is left');
    expect(await removeWithAny(left, remove)).toEqual({ isGone: true, status: 200 });
    expect(await removeWithAny(left, () => Promise.resolve(401))).toEqual({ isGone: false, status: 401 });
    expect(tried.at(-1)).toBe(right);
  });

  test.each<[string, string, CallInput]>([
    ['an address', 'logIn', { body: { email: 'hana@example.com', password: 'p' } }],
    ['an address in other bytes', 'deleteAccount', { body: inUtf16({ email: 'hana@example.com', password: 'p' }) }],
    ['an address in the query', 'listPosts', { search: 'q=hana%40example.com&mail=hana@example.com' }],
    ['a post', 'deletePost', { id: 'post-1' }],
    ['a profile', 'likeProfile', { id: 'profile-1' }],
    ['a user', 'createConversation', { body: { other_user_id: 'user-2' } }],
    ['a video', 'reorderVideos', { body: { video_ids: ['video-1'] } }],
  ])('lets no call name %s that is not of the run', (_, id, input) => {
    const { ledger } = ledgerOf();
    expect(() => ledger.begin(operation(id), input)).toThrow(/is no address of the run|did not make this/);
  });

  test('lets a call name what the run has made, and a frame its conversation', () => {
    const { ledger } = ledgerOf();
    const frame = JSON.stringify({ type: 'typing_start', conversation_id: 'conversation-1' });
    expect(() => ledger.begin(operation('getPost'), { id: 'post-1' })).not.toThrow();
    expect(() => ledger.maySend(frame)).toThrow(/did not make this/);
    done(ledger, 'createPost', {}, 201, { id: 'post-1' });
    done(ledger, 'createConversation', {}, 200, { data: { id: 'conversation-1' } });
    expect(() => ledger.begin(operation('deletePost'), { id: 'post-1' })).not.toThrow();
    expect(() => ledger.maySend(frame)).not.toThrow();
  });
});
