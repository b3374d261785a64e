import { describe, expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { bankData, companyForm } from './company-form.ts';

const errorsOf = (fields: object) => {
  const parsed = parse(companyForm, { type: 'new_company', name: 'Souza Serviços Médicos', ...fields });
  return parsed.ok ? {} : parsed.errors;
};

describe('company form', () => {
  it.each([
    [{}, {}],
    [{ type: 'migrated_company' }, { cnpj: ['Preencha o campo CNPJ.'] }],
    [{ type: 'migrated_company', cnpj: '11.222.333/0001-81' }, {}],
    [{ type: 'natural_person' }, { cpf: ['Preencha o campo CPF.'] }],
    [{ address: { zip_code: '10115', country_id: 49 } }, {}],
    [{ financial_emails: ['a@demo.test', 'b'] }, { 'financial_emails[1]': ['E-mail inválido. Confira se está como nome@dominio.com.'] }],
    [{ contract: { owner_cpf: '1' } }, { 'contract.owner_cpf': ['CPF do responsável inválido. Confira os números.'] }],
    [{ permissions: [] }, { '': ['Há campos que não são aceitos aqui: permissions.'] }],
  ])('%j', (fields, errors) => {
    expect(errorsOf(fields)).toEqual(errors);
  });
});

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
    expect(parse(bankData, { bank: '001 - Banco do Brasil S.A.', agency: '1234-5', account: '98765-4' }).ok).toBe(true);
  });
});
