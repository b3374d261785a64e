import { expect, test, vi } from 'vitest';
import { ApiFailure } from './failure.ts';
import { readFailure } from './read-error.ts';

// The words themselves: error-catalogue.test.ts.

test('what is no failure of a call is an internal error', () => {
  expect(readFailure(new TypeError('x is undefined'), true)).toEqual({
    message: 'Um erro interno ocorreu. Favor contatar a equipe de TI.',
    fields: {},
    status: 0,
  });
  expect(readFailure(undefined, false).message).toMatch(/^Você está realizando muitas ações/);
});

test('what could not be fetched without a connection says so', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(readFailure(new TypeError('Failed to fetch dynamically imported module'), true).message).toBe('Sem conexão com a internet.');
  vi.unstubAllGlobals();
});

test('fields, status and code go along', () => {
  const body = { message: 'm', code: 'taken', errors: { 'address.cep': ['CEP inválido'] } };
  expect(readFailure(new ApiFailure('refused', 422, body), false)).toEqual({
    message: 'CEP inválido',
    fields: { 'address.cep': ['CEP inválido'] },
    status: 422,
    code: 'taken',
  });
});

test('a field of a list is named as the form names it', () => {
  const body = { message: 'm', errors: { 'contacts.0.cpf': ['CPF inválido.'], 'items.12': ['Não.'] } };
  const { fields } = readFailure(new ApiFailure('refused', 422, body), false);
  expect(fields).toEqual({ 'contacts[0].cpf': ['CPF inválido.'], 'items[12]': ['Não.'] });
});
