import { expect, it } from 'vitest';
import { readColumns, writeColumns } from '../../shared/sheet/columns.ts';
import { carneLeaoLines } from './carne-leao-file.ts';
import type { CashBookEntryForm } from './cash-book-form.ts';
import { ENTRY_COLUMNS, type EntryColumns } from './entry-columns.ts';
import { type EntryFile, readEntryFile } from './entry-file.ts';

const today = '2026-10-20';
const read = (text: string, given: Partial<EntryFile> = {}) =>
  readEntryFile({ bytes: new TextEncoder().encode(text), chosen: null, remembered: [], today, ...given });
const good = (text: string, given: Partial<EntryFile> = {}) => {
  const reading = read(text, given);
  if (!reading.ok) throw new Error(reading.reason);
  return reading;
};
const columnsOf = (text: string) => good(text).columns.map(({ column }) => column);
const entriesOf = (text: string, given: Partial<EntryFile> = {}) => good(text, given).rows.map(({ entry, problem }) => entry ?? problem);

it.each<[string, string, EntryColumns]>([
  ['a book of patients', 'Data;Paciente;CPF;Valor\n1/10/2026;Ana;123.456.789-09;450', ['date', 'history', 'payer', 'amount']],
  ['in and out apart', 'Dia,Descrição,Entradas,Saídas\n1/10/2026,Consulta,450,', ['date', 'history', 'income', 'payment']],
  [
    'the words of a receipt',
    'Número do recibo;Data de emissão;Data do pagamento;CPF do pagador;CPF do beneficiário;Valor do recibo;Situação\n1;1/10/2026;1/10/2026;;;1;Ativo',
    ['receipt', 'receipt_issued', 'date', 'payer', 'patient', 'amount', 'situation'],
  ],
  ['a day that no name says', 'Primeira;Valor;Pago por\n05/10/2026;450,00;Ana', ['date', 'amount', null]],
])('takes the columns of %s by their names', (_name, text, columns) => {
  expect(columnsOf(text)).toEqual(columns);
});

it('reads a person’s own spreadsheet, whatever stands above it, and leaves its totals', () => {
  const text = [
    'Consultório da Ana;;;',
    'Data;Histórico;CPF;Recebido;Pago',
    '05/10/2026;Consulta;1234567890-9;R$ 450,00;',
    '06/10/2026;Luz;;;1.234,56',
    'Total;;;450,00;1.234,56',
  ].join('\r\n');
  expect(entriesOf(text)).toEqual([
    expect.objectContaining({ kind: 'income', entry_date: '2026-10-05', code: 'R01.001.001', amount: 45_000, payer_cpf: '12345678909' }),
    expect.objectContaining({ kind: 'payment', code: 'P10.01.00007', amount: 123_456, history: 'Luz' }),
  ]);
});

it.each<[string, string, unknown]>([
  ['a company', 'Data;Valor;CNPJ\n5/10/26;900;11222333000181', { received_from: 'PJ', payer_cnpj: '11222333000181' }],
  ['a CPF without its zeros', 'Data;Valor;CPF\n5/10/2026;900;191', { received_from: 'PF', payer_cpf: '00000000191' }],
  ['a patient who did not pay', 'Data;Valor;CPF;CPF do paciente\n5/10/2026;9;12345678909;52998224725', { beneficiary_cpf: '52998224725' }],
  ['money that left', 'Data;Valor;Histórico\n5/10/2026;-9,00;CRM', { kind: 'payment', amount: 900, code: 'P10.01.00004' }],
  ['INSS', 'Data;Valor;Tipo;Histórico;Competência\n5/10/2026;9;D;INSS;09/2026', { code: 'P20.01.00001', competence: '2026-09' }],
  ['what is bought, not used up', 'Data;Pago;Histórico\n5/10/2026;9;Compra de celular', { code: 'P11.01.00003' }],
  ['an account by its code', 'Data;Valor;Conta;Histórico\n5/10/2026;9;P11.01.00007;Posto', { kind: 'payment', code: 'P11.01.00007' }],
])('reads %s', (_name, text, entry) => {
  expect(entriesOf(text)).toEqual([expect.objectContaining(entry)]);
});

it.each([
  ['a day that is none', 'Data;Valor;CPF\n31/02/2026;9;12345678909', 'Data: esta data não existe. Escreva dia, mês e ano.'],
  ['a wrong CPF', 'Data;Valor;CPF\n5/10/2026;9;12345678900', 'CPF de quem pagou inválido. Confira os números.'],
  ['no CPF', 'Data;Valor;CPF\n5/10/2026;9;', 'Preencha o campo CPF de quem pagou.'],
  ['money of which nobody knows the way', 'Data;Valor\n5/10/2026;9', /^Não diz se é rendimento ou pagamento/],
  ['no amount', 'Data;Valor;CPF\n5/10/2026;;12345678909', 'Valor: está em branco.'],
  ['a cost of the home', 'Data;Pago;Histórico\n5/10/2026;9;Aluguel da casa', /^Conta: não sabemos qual é a de “Aluguel da casa”/],
  ['a cost that nobody knows', 'Data;Pago;Histórico\n5/10/2026;9;Xis', /^Conta: não sabemos qual é a de “Xis”/],
])('says what is wrong with %s', (_name, text, words) => {
  expect(entriesOf(text)).toEqual([words instanceof RegExp ? expect.stringMatching(words) : words]);
});

it('does what the person says of its columns, now or when they sent a file with the same names', () => {
  const text = 'Quando;Quanto;Quem;CPF\n05/10/2026;450,00;Ana;12345678909';
  expect(good(text)).toMatchObject({ missing: 'Diga qual coluna é o valor.', rows: [] });
  const columns = readColumns(ENTRY_COLUMNS, 'date,amount,history,payer') ?? [];
  expect(writeColumns(columns)).toBe('date,amount,history,payer');
  expect(entriesOf(text, { chosen: columns })).toEqual([expect.objectContaining({ history: 'Ana', amount: 45_000 })]);
  expect(entriesOf(text, { remembered: [{ headers: 'Quando;Quanto;Quem;CPF', columns }] })).toHaveLength(1);
  expect(readColumns(ENTRY_COLUMNS, 'date,price')).toBeNull();
});

it.each([
  ['nothing', '', 'O arquivo está vazio.'],
  ['what is no text', 'Data;Valor\n1;\u0000', 'O arquivo não é só texto. Salve a planilha de novo como CSV.'],
  ['no table', 'bom dia', /^Não encontramos uma tabela/],
  ['an open quotation', 'Data;Valor\n"1;2', 'Na linha 2 há aspas que não fecham.'],
  ['too much', `Data;Valor\n${'1;2\n'.repeat(1001)}`, /^O arquivo tem mais de 1\.000 linhas/],
])('refuses %s', (_name, text, reason) => {
  expect(read(text)).toEqual({ ok: false, reason: reason instanceof RegExp ? expect.stringMatching(reason) : reason });
});

const NOTHING: CashBookEntryForm = {
  kind: 'income',
  entry_date: '2026-10-05',
  code: 'R01.001.001',
  amount: 123_456,
  history: 'Consulta',
  received_from: 'PF',
  payer_cpf: '12345678909',
  beneficiary_cpf: null,
  beneficiary_cpf_missing: false,
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
};
const payment = { kind: 'payment', received_from: null, payer_cpf: null } as const;

it.each<[string, Partial<CashBookEntryForm>]>([
  ['of a patient', {}],
  ['for whom another paid', { beneficiary_cpf: '52998224725' }],
  ['without a CPF', { beneficiary_cpf_missing: true }],
  ['of a company', { received_from: 'PJ', payer_cpf: null, payer_cnpj: '11222333000181', irrf_amount: 1500 }],
  ['from abroad', { received_from: 'EX', payer_cpf: null }],
  ['of a rent', { code: 'R01.003.001', deduction: 10_000 }],
  ['that was paid', { ...payment, code: 'P10.01.00002', history: 'Aluguel' }],
  ['of social security that was late', { ...payment, code: 'P20.01.00001', competence: '2026-08', fine: 1050, interest: 99 }],
])('takes back what it wrote for the Carnê-Leão Web: an entry %s', (_name, given) => {
  const entry = { ...NOTHING, ...given };
  const [line = ''] = carneLeaoLines([entry], { cpf: '98765432100', registration: 'CRM/SP 123456' });
  expect(good(`${line}\r\n`)).toEqual({
    ok: true,
    columns: [],
    missing: null,
    rows: [{ line: 1, text: expect.any(String), entry, problem: null, isCancelled: false }],
  });
});
