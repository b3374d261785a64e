import { MODULE_FORBIDDEN, type WireError } from '@esteto/contract/wire-error';
import { expect, test } from 'vitest';
import { ApiFailure } from './failure.ts';
import { readFailure } from './read-error.ts';

const INVALID = 'Dados inválidos. Por favor, reveja seus dados e tente novamente.';
const MAY_NOT = 'Você não possui permissões suficientes para realizar essa ação.';
const SLOW_DOWN = 'Você está realizando muitas ações em um curto período de tempo. Tente novamente mais tarde.';
const INTERNAL = 'Um erro interno ocorreu. Favor contatar a equipe de TI.';

// product.md section 8, row by row.
const rows: [status: number, body: WireError, told: string][] = [
  [400, { message: 'RECAPTCHA_ERROR: x' }, 'Não foi possível validar a integridade do seu acesso. Por favor, tente novamente.'],
  [400, { message: 'x', mensagem: 'Escolha outra data.' }, 'Escolha outra data.'],
  [400, { message: '' }, INVALID],
  [400, { message: 'FST_ERR' }, INVALID],
  [401, { message: '' }, 'Sua sessão expirou, por favor faça novamente o login.'],
  [401, { message: 'E-mail ou senha incorretos.' }, 'E-mail ou senha incorretos.'],
  [403, { message: MODULE_FORBIDDEN }, MAY_NOT],
  [403, { message: 'Você não aceitou os termos de serviço' }, 'Você não aceitou os termos de serviço'],
  [403, { message: '' }, MAY_NOT],
  [404, { message: 'Nota não encontrada.' }, 'Nota não encontrada.'],
  [404, { message: '' }, 'Recurso não encontrado.'],
  [409, { message: 'Outra pessoa salvou este registro.' }, 'Outra pessoa salvou este registro.'],
  [413, { message: 'O conteúdo enviado é grande demais.' }, 'O conteúdo enviado é grande demais.'],
  [418, { message: '' }, INVALID],
  [422, { message: 'm', errors: { name: ['Primeiro.', 'Segundo.'], code: ['Terceiro.'] } }, 'Primeiro.'],
  [422, { message: 'Só a mensagem.' }, 'Só a mensagem.'],
  [422, { message: '', errors: {} }, 'Dados inválidos.'],
  [429, { message: 'too many' }, SLOW_DOWN],
  [503, { message: '' }, 'Nós estamos em manutenção. Desculpe-nos pelo transtorno.'],
];

test.each(rows)('%i %j is told as: %s', (status, body, told) => {
  for (const isAdmin of [true, false]) expect(readFailure(new ApiFailure('refused', status, body), isAdmin).message).toBe(told);
});

test.each([500, 502, 504])('of %i an administrator is told more', (status) => {
  const failure = new ApiFailure('refused', status, { message: 'stack trace' });
  expect([readFailure(failure, true).message, readFailure(failure, false).message]).toEqual([INTERNAL, SLOW_DOWN]);
});

test('what nobody answered is told as it is', () => {
  const offline = new ApiFailure('offline', 0, { message: 'Sem conexão com a internet.' });
  expect(readFailure(offline, true)).toEqual({ message: 'Sem conexão com a internet.', fields: {}, status: 0 });
});

test('what is no failure of a call is an internal error', () => {
  expect(readFailure(new TypeError('x is undefined'), true)).toEqual({ message: INTERNAL, fields: {}, status: 0 });
  expect(readFailure(undefined, false).message).toBe(SLOW_DOWN);
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
