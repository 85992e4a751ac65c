import type { Contract, Operation } from '../../contract/contract.ts';
import { expectEqual } from '../../engine/expect.ts';
import type { Case } from '../../engine/kit.ts';
import { fileTypes, removeMade, uploadOf } from './mediaTypes.ts';

/** Size in bytes, over the limits that are small enough to be tested in an ordinary run. */
const OVER_SMALL_LIMIT = 5 * 1024 ** 2 + 1;

/**
 * Creates cases that upload, for every file field, an empty file and one that is both too large and of a wrong type.
 */
export function oddFileCases(contract: Contract): Case[] {
  return [...contract.operations.values()].flatMap((operation) =>
    [...(operation.body?.files ?? [])].map(([field, patterns]) => oddFiles(operation, field, patterns)),
  );
}

function oddFiles(operation: Operation, field: string, patterns: string): Case {
  return {
    id: `files.odd.${operation.operationId}`,
    title: `${operation.operationId} refuses a file without bytes, and one that is wrong in two ways for either.`,
    async run(kit) {
      const [type = ''] = fileTypes(patterns);
      const empty = await uploadOf(kit, operation, field, { fileName: 'empty', type }, new Uint8Array());
      await removeMade(kit, operation, empty);
      expectEqual('files.empty', empty, `${empty.status} to a file without bytes`, '422 to a file without bytes');
      if (operation.tag !== 'uploads') return;
      const large = new Uint8Array(OVER_SMALL_LIMIT);
      const seen = await uploadOf(kit, operation, field, { fileName: 'large', type: 'text/html' }, large);
      const isEither = seen.status === 413 || seen.status === 415;
      const what = 'to a file that is too large and of a wrong type';
      expectEqual('files.empty', seen, `${isEither ? '413 or 415' : seen.status} ${what}`, `413 or 415 ${what}`);
    },
  };
}
