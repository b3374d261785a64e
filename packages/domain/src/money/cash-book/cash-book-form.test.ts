import { expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { cashBookEntryForm } from './cash-book-form.ts';

const income = { kind: 'income', entry_date: '2026-10-05', code: 'R01.001.001', amount: 100_000, history: 'Consulta' };
const patient = { ...income, received_from: 'PF', payer_cpf: '12345678909' };
const hospital = { ...income, received_from: 'PJ', payer_cnpj: '11222333000181' };
const contribution = { ...income, kind: 'payment', code: 'P20.01.00001', history: 'INSS' };
const far = { competence: ['Competência: é o mês de que se paga, até o do pagamento e no máximo cinco anos antes.'] };

it.each([
  ['of a patient', patient, {}],
  ['of today', { ...patient, entry_date: '2026-10-20' }, {}],
  ['of a day that has not come', { ...patient, entry_date: '2026-10-21' }, { entry_date: ['Data: este dia ainda não chegou.'] }],
  ['with a part withheld', { ...hospital, irrf_amount: 1500 }, {}],
  [
    'with more withheld than came',
    { ...hospital, irrf_amount: 99_999_999 },
    { irrf_amount: ['IR retido na fonte: não passa do valor recebido.'] },
  ],
  [
    'with more spent than came',
    { ...patient, code: 'R01.003.001', deduction: 100_001 },
    { deduction: ['Despesas do aluguel: não passam do valor recebido.'] },
  ],
  ['of a patient without a CPF', { ...patient, beneficiary_cpf_missing: true }, {}],
  [
    'of a patient with and without a CPF',
    { ...patient, beneficiary_cpf: '52998224725', beneficiary_cpf_missing: true },
    { beneficiary_cpf_missing: ['O CPF do paciente está escrito. Apague-o, ou desmarque “Paciente sem CPF”.'] },
  ],
  ['of alimony', { ...contribution, code: 'P20.01.00002', history: 'Pensão' }, {}],
  ['of tax paid in 2025', { ...contribution, code: 'P20.01.00004', entry_date: '2025-12-30', competence: '2025-11', fine: 100 }, {}],
  [
    'of tax paid without its month',
    { ...contribution, code: 'P20.01.00004', entry_date: '2025-12-30' },
    { competence: ['Preencha o campo Competência.'] },
  ],
  [
    'of tax paid since 2026',
    { ...contribution, code: 'P20.01.00004', competence: '2026-09' },
    { code: ['Esta conta não existe mais neste ano: escolha outra.'] },
  ],
  ['of INSS of its month', { ...contribution, competence: '2026-10' }, {}],
  ['of INSS in arrears', { ...contribution, competence: '2021-10' }, {}],
  ['of INSS of another age', { ...contribution, competence: '1990-01' }, far],
  ['of INSS to come', { ...contribution, competence: '2027-01' }, far],
])('a line %s', (_name, entry, errors) => {
  const parsed = parse(cashBookEntryForm, entry, { today: '2026-10-20' });
  expect(parsed.ok ? {} : parsed.errors).toEqual(errors);
});
