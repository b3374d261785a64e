import { expect, it } from 'vitest';
import { carneLeaoFiles, carneLeaoLines } from './carne-leao-file.ts';
import type { CashBookEntryForm } from './cash-book-form.ts';

const entry = (given: Partial<CashBookEntryForm>): CashBookEntryForm => ({
  kind: 'income',
  entry_date: '2026-01-15',
  code: 'R01.001.001',
  amount: 50_000,
  history: 'Consulta',
  received_from: 'PF',
  payer_cpf: '12345678909',
  beneficiary_cpf: null,
  beneficiary_cpf_missing: true,
  payer_cnpj: null,
  irrf_amount: null,
  deduction: null,
  competence: null,
  fine: null,
  interest: null,
  is_home_office: false,
  receipt_number: null,
  receipt_issued_on: null,
  receipt_cancelled_on: null,
  ...given,
});
const doctor = { cpf: '98765432100', registration: 'CRM/SP 123456' };

it.each<[string, Partial<CashBookEntryForm>, string]>([
  ['a patient without a CPF', {}, '15/01/2026;R01.001.001;225;500,00;;Consulta;PF;12345678909;;S;;;;;98765432100;CRM/SP 123456'],
  [
    'a patient who paid',
    { beneficiary_cpf_missing: false },
    '15/01/2026;R01.001.001;225;500,00;;Consulta;PF;12345678909;12345678909;;;;;;98765432100;CRM/SP 123456',
  ],
  [
    'a patient for whom another paid',
    { beneficiary_cpf_missing: false, beneficiary_cpf: '52998224725' },
    '15/01/2026;R01.001.001;225;500,00;;Consulta;PF;12345678909;52998224725;;;;;;98765432100;CRM/SP 123456',
  ],
  [
    'a company that withheld',
    { received_from: 'PJ', payer_cpf: null, payer_cnpj: '11222333000181', irrf_amount: 1500, amount: 123_456 },
    '15/01/2026;R01.001.001;225;1234,56;;Consulta;PJ;;;;11222333000181;S;15,00;;98765432100;CRM/SP 123456',
  ],
  ['a deductible payment', { kind: 'payment', code: 'P10.01.00002', history: 'Aluguel' }, '15/01/2026;P10.01.00002;500,00;Aluguel;;;'],
  [
    'social security',
    { kind: 'payment', code: 'P20.01.00001', history: 'INSS', competence: '2025-12' },
    '15/01/2026;P20.01.00001;500,00;INSS;;;12/2025',
  ],
  [
    'social security that was late',
    { kind: 'payment', code: 'P20.01.00001', history: 'INSS', competence: '2025-12', fine: 1050, interest: 99 },
    '15/01/2026;P20.01.00001;500,00;INSS;10,50;0,99;12/2025',
  ],
  ['alimony', { kind: 'payment', code: 'P20.01.00002', history: 'Pensão' }, '15/01/2026;P20.01.00002;500,00;Pensão;;;'],
])('%s', (_name, given, line) => {
  expect(carneLeaoLines([entry(given)], doctor)).toEqual([line]);
});

it('are files of a thousand lines', () => {
  const files = carneLeaoFiles(Array.from({ length: 2001 }, (_, index) => String(index)));
  expect(files.map((file) => file.trimEnd().split('\r\n').length)).toEqual([1000, 1000, 1]);
});
