import * as z from 'zod/mini';
import { safeParse, type $ZodType } from 'zod/v4/core';
import { type OperationId, operations } from '../../../src/api/generated/operations.ts';
import { ClientFrame } from '../../../src/realtime/generated/frames.ts';
import { scenarioNames } from '../../scenarios/scenario.ts';
import type { Command } from '../backend.ts';
import type { Beginning } from './journal.ts';

/** A World in the file that the mock panel exports and imports: its initial state and the commands since then. */
export interface WrittenWorld {
  beginning: Beginning;
  commands: readonly Command[];
}

/** Why a file is not a valid World, in Japanese. */
export class WorldFileError extends Error {}

const FORMAT = 'otonowa-mock-world';
/** Version of the file format. Other versions are refused, because their commands may have another meaning. */
const VERSION = 2;

const time = z.number().check(z.gte(0), z.lte(8.64e15));
const id = z.string().check(z.minLength(1), z.maxLength(64));
const part = z.optional(z.nullable(z.record(z.string(), z.unknown())));

const PartnerActionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('message'), me: id, partner: id, content: z.string() }),
  z.strictObject({ kind: z.literal('like'), me: id, partner: id }),
  z.strictObject({ kind: z.literal('match'), me: id, partner: id }),
  z.strictObject({ kind: z.literal('notification'), me: id }),
]);

const StoredCommand = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('call'),
    at: time,
    operationId: z.enum(Object.keys(operations) as OperationId[]),
    token: z.nullable(z.string()),
    input: z.strictObject({ params: part, query: part, body: part }),
  }),
  z.strictObject({ kind: z.literal('frame'), at: time, userId: id, frame: ClientFrame }),
  z.strictObject({ kind: z.literal('partnerAction'), at: time, action: PartnerActionSchema }),
  z.strictObject({ kind: z.literal('advance'), at: time, milliseconds: z.number() }),
]);

const WorldFile = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  beginning: z.strictObject({ scenario: z.enum(scenarioNames), startedAt: time }),
  commands: z.array(StoredCommand),
});

const Version = z.object({ format: z.literal(FORMAT), version: z.number() });

/** An uploaded file as text. */
const StoredFile = z.strictObject({
  $file: z.strictObject({ name: z.string(), type: z.string(), base64: z.string() }),
});

export async function writeWorld({ beginning, commands }: WrittenWorld): Promise<string> {
  const stored = await Promise.all(commands.map(storeFiles));
  return JSON.stringify({ format: FORMAT, version: VERSION, beginning, commands: stored }, null, 1);
}

/**
 * Parses and validates the whole text before anything is changed.
 * @throws `WorldFileError`
 */
export function readWorld(text: string): WrittenWorld {
  const value = parse(text);
  const version = Version.safeParse(value);
  if (!version.success) throw new WorldFileError('モックの状態を書き出したファイルではありません');
  if (version.data.version !== VERSION) {
    throw new WorldFileError(`このファイルの形式（バージョン${version.data.version}）は読み込めません`);
  }
  const file = WorldFile.safeParse(value);
  if (!file.success) throw new WorldFileError(`ファイルの内容が正しくありません（${placeOf(file.error.issues)}）`);
  return { beginning: file.data.beginning, commands: file.data.commands.map(reviveCommand) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new WorldFileError('JSONとして読み取れないファイルです');
  }
}

function placeOf(issues: readonly { path: PropertyKey[] }[]): string {
  return issues[0]?.path.map(String).join('.') || 'ファイル全体';
}

function reviveCommand(stored: z.output<typeof StoredCommand>, index: number): Command {
  if (stored.kind !== 'call') return stored;
  const { body, ...rest } = stored.input;
  const input = { ...rest, body: body && mapValues(body, reviveFile) };
  const operation = operations[stored.operationId];
  for (const name of ['params', 'query', 'body'] as const) {
    const schema: $ZodType | null = operation[name];
    if (schema !== null && !safeParse(schema, input[name]).success) {
      throw new WorldFileError(`ファイルの内容が正しくありません（commands.${index}.input.${name}）`);
    }
  }
  return { ...stored, input: { params: input.params, query: input.query, body: input.body } };
}

async function storeFiles(command: Command): Promise<unknown> {
  if (command.kind !== 'call' || !isRecord(command.input.body)) return command;
  const entries = Object.entries(command.input.body).map(
    async ([name, value]) => [name, value instanceof File ? await storeFile(value) : value] as const,
  );
  return { ...command, input: { ...command.input, body: Object.fromEntries(await Promise.all(entries)) } };
}

async function storeFile(file: File): Promise<z.output<typeof StoredFile>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  // In chunks: the number of arguments of a call is limited.
  for (let from = 0; from < bytes.length; from += 8_192) {
    binary += String.fromCharCode(...bytes.subarray(from, from + 8_192));
  }
  return { $file: { name: file.name, type: file.type, base64: btoa(binary) } };
}

function reviveFile(value: unknown): unknown {
  const stored = StoredFile.safeParse(value);
  if (!stored.success) return value;
  const { name, type, base64 } = stored.data.$file;
  try {
    return new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, { type });
  } catch {
    throw new WorldFileError(`アップロードされたファイル「${name}」を読み取れません`);
  }
}

function mapValues(record: Record<string, unknown>, change: (value: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
