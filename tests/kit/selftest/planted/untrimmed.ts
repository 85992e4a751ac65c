import type { Contract, Operation } from '../../../conformance/contract/contract.ts';
import { waysOf } from '../../../conformance/cases/bodies.ts';
import { isFreeText } from '../../../conformance/contract/readable.ts';
import { atOperation, type Leniency } from './leniency.ts';

/** What a careless server does not know as white space; the rest it takes away. */
const UNKNOWN: Readonly<Record<string, RegExp>> = {
  all: /\s/,
  beyondAscii: /[\u3000\u200B\u3164\u2800]/,
  lineEnds: /[\r\n]/,
  tab: /\t/,
};
const TRIMS = /without surrounding white space|\bblank\b[^.]*\bnull\b|\bnull or blank\b/;

/** Returns faulty servers for the self-test: each returns one text untrimmed that must be trimmed, or null if blank. */
export function untrimmed(contract: Contract): Leniency[] {
  return [...contract.operations.values()]
    .filter(({ description, body }) => body !== null && TRIMS.test(description))
    .flatMap((operation) =>
      fieldsOf(contract, operation).flatMap((field) =>
        Object.entries(UNKNOWN).map(([name, unknown]): Leniency => {
          let changes = 0;
          return {
            fault: `${operation.operationId}:untrimmed:${field}:${name}`,
            about: operation.operationId,
            only: [`texts.white.${operation.operationId}`],
            effects: () => changes,
            create: () => ({
              name,
              answer: atOperation(contract, operation, ({ body, bytes }, answer) => {
                const sent = body === '' ? formText(bytes, field) : jsonText(body, field);
                if (answer.status > 299 || sent === undefined) return undefined;
                const [before = '', after = ''] = [/^\s*/.exec(sent)?.[0], /\s*$/.exec(sent)?.[0]];
                if (!unknown.test(before + after) && !(sent !== '' && unknown.test(sent) && isBlank(sent)))
                  return undefined;
                changes += 1;
                const json = JSON.parse(answer.text) as Record<string, unknown>;
                return { ...answer, text: JSON.stringify({ ...json, [field]: sent }) };
              }),
            }),
          };
        }),
      ),
    );
}

const isBlank = (text: string) => text.replaceAll(/\s|\u200B|\u3164|\u2800|\u{E0100}/gu, '') === '';

function fieldsOf(contract: Contract, { body }: Operation): string[] {
  const names = (schema: NonNullable<typeof body>['schema']): string[] =>
    waysOf(contract, schema).flatMap(({ schema: way }) =>
      Object.entries(way.properties ?? {}).flatMap(([key, property]) => {
        const whole = contract.resolve(property);
        return [...(isFreeText(whole) ? [key] : []), ...names(property)];
      }),
    );
  return body === null ? [] : [...new Set(names(body.schema))];
}

function formText(bytes: Buffer, field: string): string | undefined {
  const text = bytes.toString();
  const start = text.indexOf(`name="${field}"\r\n\r\n`);
  if (start === -1) return undefined;
  const from = text.indexOf('\r\n\r\n', start) + 4;
  return text.slice(from, text.indexOf('\r\n--', from));
}

function jsonText(body: string, field: string): string | undefined {
  let found: string | undefined;
  JSON.parse(body, (key, value: unknown) => {
    if (key === field && typeof value === 'string') found = value;
    return value;
  });
  return found;
}
