import { describe, expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { companyForm } from './company-form.ts';

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
