import { describe, expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { basicDataForm } from '../signup/signup-form.ts';
import {
  companyTypeForm,
  contractForm,
  doctorDataForm,
  migratedCompanyDataForm,
  newCompanyDataForm,
  planChoiceForm,
} from './wizard-forms.ts';

const problems = (schema: Parameters<typeof parse>[0], value: unknown) => {
  const parsed = parse(schema, value, { today: '2026-11-20' });
  return parsed.ok ? {} : parsed.errors;
};

const address = { cep: '01310100', street: 'Av. Paulista', number: '1000', neighborhood: 'Bela Vista', city: 'São Paulo', state: 'SP' };

describe('wizard forms', () => {
  it('open an account', () => {
    expect(problems(basicDataForm, {})).toEqual({
      name: ['Preencha o campo Nome.'],
      email: ['Preencha o campo E-mail.'],
      password: ['Preencha o campo Senha.'],
      phone: ['Preencha o campo Celular.'],
      account_type: ['Preencha o campo Tipo de conta.'],
    });
    const account = { name: 'Ana', email: 'ana@demo.test', password: 'curta', phone: '11987654321', account_type: 'free_trial' };
    expect(problems(basicDataForm, account)).toEqual({ password: ['Senha: use pelo menos 8 caracteres.'] });
    expect(problems(basicDataForm, { ...account, password: 'uma senha comprida' })).toEqual({});
  });

  it('choose a plan', () => {
    expect(problems(planChoiceForm, { coupon: 'AMIGO10' })).toEqual({ plan: ['Escolha um plano da lista.'] });
    expect(problems(planChoiceForm, { plan: 1, is_resident: true })).toEqual({});
  });

  it('say what a new company is before the law, and what it does', () => {
    expect(problems(companyTypeForm, {})).toEqual({
      legal_nature: ['Escolha o tipo da empresa.'],
      cnaes: ['Escolha pelo menos uma atividade.'],
    });
    expect(problems(companyTypeForm, { legal_nature: 'limited', cnaes: ['8630-5/03', '8630-5/03'] })).toEqual({
      cnaes: ['A mesma atividade está duas vezes na lista.'],
    });
  });

  it('say what a new company is called and how it is divided', () => {
    const company = { first_name: 'Souza Serviços Médicos', address };
    expect(parse(newCompanyDataForm, company)).toMatchObject({ ok: true, value: { share_capital: 150_000, shares: 150 } });
    expect(problems(newCompanyDataForm, { address })).toEqual({ first_name: ['Sugira pelo menos um nome para a empresa.'] });
    expect(problems(newCompanyDataForm, { ...company, second_name: 'SOUZA SERVICOS MEDICOS' })).toEqual({
      second_name: ['Este nome já está entre as opções.'],
    });
    expect(problems(newCompanyDataForm, { ...company, first_name: 'Souza EIRELI' })).toHaveProperty('first_name');
    expect(problems(newCompanyDataForm, { ...company, shares: 151 })).toEqual({
      shares: ['O capital precisa ser divisível pelas quotas, até o centavo.'],
    });
    expect(problems(newCompanyDataForm, { ...company, address: { ...address, number: null } })).toEqual({
      'address.number': ['Preencha o número; sem número, escreva S/N.'],
    });
    expect(problems(newCompanyDataForm, { first_name: 'Souza Saúde' })).toEqual({ 'address.cep': ['Preencha o CEP.'] });
  });

  it('say which company migrates', () => {
    expect(problems(migratedCompanyDataForm, {})).toEqual({ cnpj: ['Preencha o campo CNPJ.'], name: ['Preencha o campo Razão social.'] });
    expect(problems(migratedCompanyDataForm, { cnpj: '11.222.333/0001-81', name: 'Souza' })).toEqual({});
  });

  it('know the doctor', () => {
    expect(problems(doctorDataForm, { cpf: '12345678909', birth_date: '2015-01-01', address })).toEqual({
      birth_date: ['É preciso ter pelo menos 18 anos.'],
    });
    expect(problems(doctorDataForm, { cpf: '12345678909', birth_date: '1990-01-01', address, nf_requirements: 'x' })).toEqual({
      '': ['Há campos que não são aceitos aqui: nf_requirements.'],
    });
  });

  it('end with the contract', () => {
    expect(problems(contractForm, { accepts_contract: false })).toEqual({ accepts_contract: ['Aceite o contrato para seguir.'] });
    expect(problems(contractForm, { accepts_contract: true })).toEqual({});
  });
});
