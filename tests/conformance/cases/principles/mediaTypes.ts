import type { Contract, Operation } from '../../contract/contract.ts';
import type { CallInput, Exchange } from '../../engine/exchange.ts';
import { bodyOf, expectEqual } from '../../engine/expect.ts';
import type { Case, Kit } from '../../engine/kit.ts';
import { type Field, WrittenForm } from '../../engine/writtenForm.ts';

type Json = Record<string, unknown>;

/** Returns the forms in which browsers, recorders and other clients write one media type. */
const spellings = (type: string): readonly string[] => [
  `${type};codecs=opus`,
  `${type} ; codecs=opus`,
  `${type}; codecs="vp9, opus"`,
  `${type.toUpperCase()};CODECS=opus`,
  `${type.slice(0, 1).toUpperCase()}${type.slice(1)};charset=binary`,
];

/** File names, usual, awkward and malicious ones. */
const NAMES = [
  'blob',
  '.bin',
  'a.b.c.bin',
  '100%.bin',
  'a%2Fb.bin',
  'a#b?c=d&e.bin',
  'a+b;c.bin',
  ' a .bin ',
  '録音 1.bin',
  'it"s; name=x.bin',
  String.raw`C:\a\..\b.bin`,
  '../../a.bin',
  '長'.repeat(250),
];

/** Media types that match the patterns of the contract. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  'image/*': ['image/png', 'image/webp'],
  'audio/*': ['audio/webm', 'audio/mp4', 'audio/ogg'],
  'video/*': ['video/webm', 'video/mp4'],
};
/** Media types that every operation must refuse: they are no media files, or can contain scripts. */
const REFUSED = ['text/html', 'image/svg+xml'];

/** Number of characters of a file name that a finding contains. */
const LONG_NAME = 40;
const BYTES = new Uint8Array(64).map((_, index) => index);

/**
 * Creates cases that upload files with parameters and any case in their media types, and with unusual names: what is
 * accepted is served as it was sent, and what is refused stays refused however it is written.
 */
export function mediaTypeCases(contract: Contract): Case[] {
  return [...contract.operations.values()].flatMap((operation) =>
    [...(operation.body?.files ?? [])].map(([field, patterns]) => ({
      id: `files.written.${operation.operationId}`,
      title: `${operation.operationId} takes a media type however it is written, and a file however it is named.`,
      async run(kit: Kit) {
        const types = fileTypes(patterns);
        const send = (type: string, fileName = 'blob') => uploadOf(kit, operation, field, { fileName, type });
        for (const type of types) {
          for (const spelling of spellings(type)) await expectTaken(kit, await send(spelling), type);
        }
        for (const name of NAMES) await expectTaken(kit, await send(types[0] ?? '', name), types[0] ?? '');
        for (const type of REFUSED.flatMap((one) => [...spellings(one), `${one}; x=${types[0]}`])) {
          const seen = await send(type);
          await removeMade(kit, operation, seen);
          expectEqual('files.accepts', seen, `${seen.status} to ${sentIn(seen)}`, `415 to ${sentIn(seen)}`);
        }
        if (operation.path.endsWith('/avatar')) await kit.a.call('deleteAvatar');
      },
    })),
  );
}

/** Returns media types that match the patterns of a file field. */
export const fileTypes = (patterns: string): string[] =>
  patterns.split(', ').flatMap((pattern) => EXAMPLES[pattern] ?? [pattern]);

/** Uploads a file with exactly this media type and name. */
export async function uploadOf(
  kit: Kit,
  operation: Operation,
  name: string,
  file: { fileName: string; type: string },
  bytes = BYTES,
): Promise<Exchange> {
  const { properties = {}, required = [] } = kit.contract.resolve(operation.body?.schema ?? {});
  // The other fields of the form: required texts and all integers.
  const others = Object.entries(properties).flatMap(([key, property]): Field[] => {
    const { type } = kit.contract.resolve(property);
    if (key === name || (type !== 'integer' && !required.includes(key))) return [];
    return [{ name: key, text: type === 'integer' ? '1' : '' }];
  });
  const input: CallInput = { body: new WrittenForm([...others, { name, ...file }], bytes) };
  return await kit.a.call(operation.operationId, input);
}

/** Describes the file that was sent. */
function sentIn({ requestFields }: Exchange): string {
  const file = requestFields?.find((field) => 'fileName' in field);
  if (file === undefined || !('fileName' in file)) return 'no file';
  const { fileName, type } = file;
  const name = fileName.length > LONG_NAME ? `${fileName.slice(0, LONG_NAME)}… (${fileName.length} letters)` : fileName;
  return `a file with the media type ${type} and the name ${name}`;
}

async function expectTaken(kit: Kit, seen: Exchange, type: string): Promise<void> {
  const { operation } = seen;
  const success = [...operation.responses.keys()].find((status) => status < 300);
  const sent = sentIn(seen);
  expectEqual('files.accepts', seen, `${seen.status} to ${sent}`, `${success} to ${sent}`);
  const answer = bodyOf<Json>(seen);
  const url = Object.values(answer).find((value) => typeof value === 'string' && /^(?:https?:\/\/|\/)/.test(value));
  const fetched = await kit.fetchFile(String(url), operation.operationId);
  const stored = fetched.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  expectEqual(
    'files.fetched',
    seen,
    { sent, status: fetched.status, bytes: [...fetched.bytes] },
    { sent, status: 200, bytes: [...BYTES] },
  );
  expectEqual('files.type', seen, { sent, 'media type': stored }, { sent, 'media type': type });
  if ('media_type' in answer) {
    expectEqual('files.kind', seen, { sent, media_type: answer.media_type }, { sent, media_type: type.split('/')[0] });
  }
  await removeMade(kit, operation, seen);
}

/** Deletes the resource that a request created, if it has an id. */
export async function removeMade({ a, contract }: Kit, { tag }: Operation, { status, json }: Exchange): Promise<void> {
  const { id } = Object(json) as { id?: string };
  if (status > 299 || id === undefined) return;
  const all = [...contract.operations.values()];
  const remover = all.find((one) => one.tag === tag && one.method === 'DELETE' && one.path.endsWith('/{id}'));
  if (remover !== undefined) await a.call(remover.operationId, { id });
}
