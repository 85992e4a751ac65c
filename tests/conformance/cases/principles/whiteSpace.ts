import type { Contract, Operation, Schema } from '../../contract/contract.ts';
import { isFreeText } from '../../contract/readable.ts';
import type { CallInput } from '../../engine/exchange.ts';
import { expectEqual, expectStatus } from '../../engine/expect.ts';
import type { Case } from '../../engine/kit.ts';
import { BLANK_TEXT } from '../blankText.ts';
import { leastForm, leastOf, waysOf } from '../bodies.ts';
import { formInput } from '../formInput.ts';
import { attempt } from '../attempt.ts';

/** Matches descriptions of operations that store texts without white space around them. */
const TRIMS = /without surrounding white space/;
/** Matches descriptions of operations that store a blank text as null. */
const BLANK_IS_NULL = /\bblank\b[^.]*\bnull\b|\bnull or blank\b/;

/** Each kind of white space is the outermost once, so that a server that does not know all of them leaves some. */
const WHITE = ['\u3000 \t\r\n', '\n\t\u3000 ', '\t\r\n \u3000', ' \u3000\n\t'];
const INNER = '前\u3000 中\t後';
/** For a title, which is one line (`http.oneLine`). */
const INNER_OF_ONE_LINE = '前\u3000 中 後';

/** A text field of a request body; `say` returns the input with a text in it. */
export interface Place {
  field: string;
  schema: Schema;
  say: (text: string) => CallInput;
}

/** Creates cases for every text that an operation stores trimmed, or as null when it is blank. */
export function whiteSpaceCases(contract: Contract): Case[] {
  return [...contract.operations.values()]
    .filter(({ description, body }) => body !== null && (TRIMS.test(description) || BLANK_IS_NULL.test(description)))
    .map((operation) => ({
      id: `texts.white.${operation.operationId}`,
      title: `${operation.operationId} stores each of its texts without white space around it, or a blank one as none.`,
      async run(kit) {
        for (const { field, schema, say } of placesOf(contract, operation)) {
          const expectStored = async (text: string, stored: string | null) => {
            const { seen, value } = await attempt(kit, operation, [say(text)], field);
            const success = [...operation.responses.keys()].find((status) => status < 300) ?? 200;
            expectStatus(seen, success, 'form.taken');
            const inWords = (what: unknown) =>
              `${field}: ${JSON.stringify(what)} after ${JSON.stringify(text)} was sent`;
            expectEqual('texts.white', seen, inWords(value ?? null), inWords(stored));
          };
          if (TRIMS.test(operation.description)) {
            const inner = field === 'title' ? INNER_OF_ONE_LINE : INNER;
            for (const white of WHITE) await expectStored(`${white}${inner}${white}`, inner);
          }
          if (!BLANK_IS_NULL.test(operation.description) || schema.pattern !== undefined) continue;
          for (const blank of [...WHITE, BLANK_TEXT]) await expectStored(blank, null);
        }
      },
    }));
}

export function placesOf(contract: Contract, operation: Operation): Place[] {
  const { body } = operation;
  if (body === null) return [];
  if (body.media === 'multipart/form-data') {
    const least = leastForm(contract, operation);
    return Object.entries(contract.resolve(body.schema).properties ?? {}).flatMap(([field, property]) => {
      const schema = contract.resolve(property);
      const say = (text: string) => formInput({ ...Object.fromEntries(least), [field]: text });
      return isFreeText(schema) ? [{ field, schema, say }] : [];
    });
  }
  return waysOf(contract, body.schema).flatMap(({ schema }) => {
    const least = leastOf(contract, schema, schema.examples?.[0] ?? body.example);
    return placesIn(contract, schema, least, (whole) => ({ body: whole }));
  });
}

function placesIn(
  contract: Contract,
  { properties = {} }: Schema,
  value: unknown,
  put: (whole: object) => CallInput,
): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(properties).flatMap(([field, property]) => {
    const say = (said: unknown) => put({ ...value, [field]: said });
    return waysOf(contract, property).flatMap(({ schema }) => [
      ...(isFreeText(schema) ? [{ field, schema, say }] : []),
      ...placesIn(contract, schema, (value as Record<string, unknown>)[field], say),
    ]);
  });
}
