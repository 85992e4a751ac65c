import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { readDocuments } from '../contract/documents.ts';
import { Ledger, readLedger } from './ledger.ts';

const contract = readContract(readDocuments());
const folder = mkdtempSync(join(tmpdir(), 'otonowa-ledger-'));

describe('the ledger', () => {
  test('knows on disk what is on the server, before it is there', () => {
    const path = join(folder, 'kept.jsonl');
    const ledger = new Ledger(path);
    ledger.register({ email: 'a@example', password: 'p' });
    ledger.register({ email: 'b@example', password: 'q' });
    ledger.forget('a@example');
    expect(readLedger(path).map(({ email }) => email)).toEqual(['a@example', 'b@example']);
    ledger.forget('b@example');
    expect(() => readLedger(path)).toThrow(/ENOENT/);
  });

  test('lets nothing be changed that the kit did not make', () => {
    const ledger = new Ledger(join(folder, 'other.jsonl'));
    const remove = contract.operations.get('deletePost');
    const get = contract.operations.get('getPost');
    if (remove === undefined || get === undefined) throw new Error('not in the contract');
    expect(() => ledger.mayChange(remove, 'post-1')).toThrow(/did not make this/);
    expect(() => ledger.mayChange(get, 'post-1')).not.toThrow();
    ledger.allow('post-1');
    expect(() => ledger.mayChange(remove, 'post-1')).not.toThrow();
  });
});
