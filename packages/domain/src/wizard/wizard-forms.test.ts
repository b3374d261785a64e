import { describe, expect, it } from 'vitest';
import { ACCOUNT_TYPES, wizardSequence } from '../company/wizard.ts';
import { parse } from '../shared/schema/parse.ts';
import {
  basicDataForm,
  contractForm,
  doctorDataForm,
  migratedCompanyDataForm,
  newCompanyDataForm,
  partnersDataForm,
  planChoiceForm,
  wizardForm,
} from './wizard-forms.ts';

const problems = (schema: Parameters<typeof parse>[0], value: unknown) => {
  const parsed = parse(schema, value, { today: '2026-11-20' });
  return parsed.ok ? {} : parsed.errors;
};

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
    expect(problems(planChoiceForm, { coupon: 'AMIGO10' })).toEqual({ plan_id: ['Escolha um plano da lista.'] });
    expect(problems(planChoiceForm, { plan_id: 1, is_resident: true })).toEqual({});
  });

  it('say what a new company is', () => {
    const company = { cnaes: ['8630-5/03'], extra: { suggestions: ['Souza Serviços Médicos'], tax_address_state: 'SP' } };
    expect(parse(newCompanyDataForm, company)).toMatchObject({ ok: true, value: { company: { share_capital: 150_000, shares: 150 } } });
    expect(problems(newCompanyDataForm, { ...company, extra: { suggestions: [] } })).toEqual({
      'extra.suggestions': ['Sugira pelo menos um nome para a empresa.'],
    });
    expect(problems(newCompanyDataForm, { cnaes: ['8630-5/03'] })).toEqual({ extra: ['Sugira pelo menos um nome para a empresa.'] });
  });

  it('say which company migrates, and keep its credentials as they were typed', () => {
    expect(problems(migratedCompanyDataForm, {})).toEqual({ cnpj: ['Preencha o campo CNPJ.'], name: ['Preencha o campo Razão social.'] });
    const company = { cnpj: '11.222.333/0001-81', name: 'Souza', nf_credentials: { login: ' ana ', password: ' segredo ' } };
    expect(parse(migratedCompanyDataForm, company)).toMatchObject({
      ok: true,
      value: {
        cnpj: '11222333000181',
        nf_credentials: { login: 'ana', password: ' segredo ' },
        certificate_credentials: { password: null },
      },
    });
  });

  it('know the people', () => {
    expect(problems(partnersDataForm, {})).toEqual({ partners: ['Inclua pelo menos um sócio.'] });
    expect(problems(partnersDataForm, { partners: [] })).toEqual({ partners: ['Inclua pelo menos um sócio.'] });
    expect(problems(partnersDataForm, { partners: [{}] })).toMatchObject({ 'partners[0].name': ['Preencha o campo Nome.'] });
    expect(problems(doctorDataForm, { cpf: '12345678909', birth_date: '2015-01-01' })).toEqual({
      birth_date: ['É preciso ter pelo menos 18 anos.'],
    });
  });

  it('refuse what they do not name, those cut from other forms too', () => {
    const cnaes = ['8630-5/03'];
    expect(problems(newCompanyDataForm, { cnaes, extra: { suggestions: ['Souza'] }, company_name: 'Souza' })).toEqual({
      '': ['Há campos que não são aceitos aqui: company_name.'],
    });
    expect(problems(doctorDataForm, { cpf: '12345678909', nf_requirements: 'x' })).toEqual({
      '': ['Há campos que não são aceitos aqui: nf_requirements.'],
    });
  });

  it('end with the contract', () => {
    expect(problems(contractForm, { accepts_contract: false })).toEqual({ accepts_contract: ['Aceite o contrato para seguir.'] });
    expect(problems(contractForm, { accepts_contract: true })).toEqual({});
  });

  it('exist for the steps of every account but those of choosing, paying and sending files', () => {
    for (const type of ACCOUNT_TYPES)
      for (const step of wizardSequence({ type }))
        expect([type, step, wizardForm(type, step) === null]).toEqual([
          type,
          step,
          ['plan_check', 'payment', 'documents', 'concluded'].includes(step),
        ]);
    expect(wizardForm('natural_person', 'company_data')).toBeNull();
  });
});
