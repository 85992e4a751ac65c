import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { formResolver } from './formResolver.ts';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, '必須です'), z.regex(/^\p{L}+$/u, '文字だけです')),
  age: z.string().check(z.regex(/^\d+$/, '数字だけです')),
});
const resolve = (values: z.input<typeof schema>) =>
  formResolver<z.input<typeof schema>, z.output<typeof schema>>(schema)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });

test('hands on what the schema made of the values', () => {
  expect(resolve({ name: ' はな ', age: '20' })).toEqual({ values: { name: 'はな', age: '20' }, errors: {} });
});

test('gives each field its first fault', () => {
  expect(resolve({ name: ' ', age: '二十' })).toEqual({
    values: {},
    errors: { name: { type: 'invalid', message: '必須です' }, age: { type: 'invalid', message: '数字だけです' } },
  });
});
