import { describe, expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { bankData, maskedBankData, NO_BANK_DATA } from './bank-data.ts';

describe('bank data', () => {
  it.each([
    ['document', '123.456.789-09', '12345678909'],
    ['document', '12.abc.345/01de-35', '12ABC34501DE35'],
    ['email', ' Ana@Demo.test ', 'ana@demo.test'],
    ['phone', '(11) 98765-4321', '+5511987654321'],
    ['random', '0E0B5C9A-1111-4222-8333-444455556666', '0e0b5c9a-1111-4222-8333-444455556666'],
  ])('takes a key of %s', (pix_type, pix_key, kept) => {
    expect(parse(bankData, { pix_type, pix_key })).toMatchObject({ ok: true, value: { pix_key: kept } });
  });

  it.each([
    ['document', 'ana@demo.test', 'Chave Pix: não parece ser um CPF ou CNPJ. Confira a chave ou o tipo.'],
    ['phone', '(11) 3000-0000', 'Chave Pix: não parece ser um celular. Confira a chave ou o tipo.'],
    ['random', 'abc', 'Chave Pix: não parece ser uma chave aleatória. Confira a chave ou o tipo.'],
    ['email', null, 'Preencha o campo Chave Pix.'],
  ])('refuses %s: %s', (pix_type, pix_key, message) => {
    expect(parse(bankData, { pix_type, pix_key })).toEqual({ ok: false, errors: { pix_key: [message] } });
  });

  it('needs no Pix', () => {
    expect(parse(bankData, { bank: '001', agency: '1234-5', account: '98765-4' }).ok).toBe(true);
  });

  it.each([
    [{ account: '98765-4' }, ['agency', 'bank']],
    [{ bank: '1', agency: '0', account: '12' }, ['account', 'agency', 'bank']],
    [{ bank: '001', agency: '1234 - 5', account: '98.765-x' }, []],
  ])('%j is wrong in %j', (fields, wrong) => {
    const parsed = parse(bankData, fields);
    expect(parsed.ok ? [] : Object.keys(parsed.errors).toSorted()).toEqual(wrong);
  });

  it.each([
    ['98765-4', '•••• -4'],
    ['ana@demo.test', '•••• test'],
    ['1', '••••'],
  ])('%s is told as %s', (pix_key, told) => {
    expect(maskedBankData({ ...NO_BANK_DATA, pix_key }).pix_key).toBe(told);
  });
});
