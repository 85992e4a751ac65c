import { expect, test } from 'vitest';
import { checkResolver } from './formCheck.ts';

const resolve = checkResolver((typed: { name: string; age: string }) => {
  const name = typed.name.trim();
  return {
    values: { name, age: typed.age },
    faults: { name: name === '' ? '必須です' : undefined, age: /^\d+$/.test(typed.age) ? undefined : '数字だけです' },
  };
});
const options = { fields: {}, shouldUseNativeValidation: false };

test('hands on what the check made of the values', () => {
  expect(resolve({ name: ' はな ', age: '20' }, undefined, options)).toEqual({
    values: { name: 'はな', age: '20' },
    errors: {},
  });
});

test('gives each field its fault', () => {
  expect(resolve({ name: ' ', age: '二十' }, undefined, options)).toEqual({
    values: {},
    errors: { name: { type: 'invalid', message: '必須です' }, age: { type: 'invalid', message: '数字だけです' } },
  });
  expect(resolve({ name: 'はな', age: '' }, undefined, options)).toEqual({
    values: {},
    errors: { age: { type: 'invalid', message: '数字だけです' } },
  });
});
