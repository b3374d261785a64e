import { address, birthDate, cents, flag, object, text } from '@esteto/domain/shared/schema/fields';
import { expect, test } from 'vitest';
import { initialValues, judge, splitFiles } from './form-values.ts';

const schema = object({
  name: text('Nome').required(),
  amount: cents('Valor'),
  is_active: flag('Ativo').default(true),
  address: address(),
});

test('starts with the defaults and takes from a record only what the schema names', () => {
  expect(initialValues(schema, { name: 'Ana', version: 3, amount: undefined })).toEqual({
    name: 'Ana',
    amount: null,
    is_active: true,
    address: null,
  });
});

test('an address left wholly empty is none', () => {
  const judged = judge(schema, { name: ' Ana ', amount: 10, is_active: false, address: { cep: '', street: null } });
  expect(judged).toEqual({ ok: true, value: { name: 'Ana', amount: 10, is_active: false, address: null } });
});

test('a wrong part of a group is named by its path', () => {
  const judged = judge(schema, { name: '', amount: 'abc', address: { cep: '123' } });
  expect(judged.ok ? [] : Object.keys(judged.errors).toSorted()).toEqual(['address.cep', 'amount', 'name']);
});

test('an age is judged by the day it is', () => {
  const judged = judge(object({ birth_date: birthDate() }), { birth_date: '2199-01-01' });
  expect(judged).toEqual({ ok: false, errors: { birth_date: ['É preciso ter pelo menos 18 anos.'] } });
});

test('files travel beside the body', () => {
  const file = new File(['%PDF-'], 'nota.pdf');
  expect(splitFiles({ name: 'Ana', file, more: [file], none: [] })).toEqual({
    plain: { name: 'Ana', none: [] },
    files: { file, more: [file] },
  });
});
