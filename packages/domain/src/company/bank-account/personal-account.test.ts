import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accreditationForm } from '../../duty/accreditation/accreditation-form.ts';
import { parse } from '../../shared/schema/parse.ts';
import { cleanAccount, cleanAccountDigit, cleanBranch, formatPersonalAccount, isAccount, isBranch } from './personal-account.ts';

const account = { bank_code: '001', bank_branch: '1234-5', bank_account: '123456', bank_digit: 'X', bank_kind: 'checking' };
const form = {
  contact_email: 'medica@exemplo.test',
  contact_phone: '81999998888',
  crm_number: '12345',
  crm_state: 'PE',
  payment: 'bank',
  ...account,
};

const errorsOf = (given: object) => {
  const parsed = parse(accreditationForm, { ...form, ...given });
  return parsed.ok ? {} : parsed.errors;
};

test('a bank account is whole, and only asked for where the group pays into it', () => {
  expect(errorsOf({})).toEqual({});
  expect(Object.keys(errorsOf({ bank_code: null, bank_branch: null, bank_account: null, bank_digit: null, bank_kind: null }))).toEqual(
    Object.keys(account),
  );
  const nothing = { bank_code: null, bank_branch: null, bank_account: null, bank_digit: null, bank_kind: null };
  expect(errorsOf({ ...nothing, payment: 'pix', pix_key: 'medica@exemplo.test' })).toEqual({});
});

describe('a branch, an account and its digit', () => {
  test.each([
    ['bank_code', '1', 'Banco: escolha um banco da lista.'],
    ['bank_branch', '0000', 'Agência: escreva os números e, se houver, o dígito, como 1234-5.'],
    ['bank_branch', '123456', 'Agência: escreva os números e, se houver, o dígito, como 1234-5.'],
    ['bank_branch', '12a4', 'Agência: escreva os números e, se houver, o dígito, como 1234-5.'],
    ['bank_account', '000', 'Conta: escreva só os números, sem o dígito.'],
    ['bank_account', '12345-6', 'Conta: escreva só os números, sem o dígito.'],
    ['bank_account', '1234567890123', 'Conta: escreva só os números, sem o dígito.'],
    ['bank_digit', 'P', 'Dígito: um número ou X.'],
    ['bank_digit', '12', 'Dígito: um número ou X.'],
    ['bank_kind', 'salary', 'Escolha uma das opções de Tipo de conta.'],
  ])('%s %j is refused', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: [message] });
  });

  test.each([
    ['1234 - x', '1234-X'],
    [' 12.34 ', '1234'],
  ])('a branch that is typed as %j is %j', (typed, stored) => {
    expect(cleanBranch(typed)).toBe(stored);
    expect(isBranch(stored)).toBe(true);
  });

  test('what was cleaned stays as it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const clean of [cleanBranch, cleanAccount, cleanAccountDigit]) expect(clean(clean(text))).toBe(clean(text));
      }),
    );
  });

  test('dots of an account go, a digit in it does not', () => {
    expect([cleanAccount('00.123.456'), isAccount('00123456'), isAccount(cleanAccount('123-4'))]).toEqual(['00123456', true, false]);
  });
});

test('an account is read in one line', () => {
  const kept = { ...account, bank_name: 'Banco do Brasil', bank_kind: 'checking' as const };
  expect(formatPersonalAccount(kept)).toBe('Banco do Brasil (001) · agência 1234-5 · conta corrente 123456-X');
  expect(formatPersonalAccount({ ...kept, bank_account: null })).toBeNull();
});
