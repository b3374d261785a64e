import { statement } from '@esteto/contract/month/statement';
import { expect, test } from 'vitest';
import { textPdf } from '../../../testing/paper-pdf.ts';
import { newScene, PDF } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { workbook } from '../../../testing/workbook.ts';
import { october } from './statement.examples.ts';

const api = await testApp();

type Said = { columns?: string; account_name?: string; bank_account_id?: number };

const newCompany = async () => {
  const { company, partner } = await newScene(api);
  const at = { company_id: company.id };
  const as = { as: partner };
  const input = (file: { name: string; bytes: Buffer }, said: Said) => ({ ...at, body: { year: 2026, month: 10, ...said }, file });
  return {
    send: (file: { name: string; bytes: Buffer }, said: Said = {}) => api.call(statement.upload, input(file, said), as),
    preview: (file: { name: string; bytes: Buffer }, said: Said = {}) => api.ask(statement.previewUpload, input(file, said), as),
    accounts: async () => (await api.ask(statement.year, { ...at, year: 2026 }, as)).accounts,
    sent: async () => (await api.ask(statement.sent, at, as)).items,
    undo: (id: number) => api.call(statement.undoImport, { ...at, id }, as),
  };
};

const csv = (text: string) => ({ name: 'extrato.csv', bytes: Buffer.from(text) });
const own = (day: string) => csv(`Quando;O que;Quanto;Ficou\n${day}/10/2026;Pix ${day};150,00;250,00\n`);
const OWN = 'date,memo,amount,balance';

test('a spreadsheet of Excel is read like the CSV that it would be saved as', async () => {
  const { send, preview } = await newCompany();
  const account_name = 'Conta da clínica';
  const bytes = await workbook([
    ['Data', 'Lançamento', 'Valor'],
    [new Date(Date.UTC(2026, 9, 5)), 'Pix recebido', 1_500.5],
    [new Date(Date.UTC(2026, 9, 6)), 'Tarifa', -12],
  ]);
  const file = { name: 'extrato.xlsx', bytes };
  expect(await preview(file, { account_name })).toMatchObject({
    is_sure: true,
    count: 2,
    rows: [
      { date: '2026-10-05', memo: 'Pix recebido', amount: 150_050 },
      { date: '2026-10-06', memo: 'Tarifa', amount: -1_200 },
    ],
  });
  expect((await send(file, { account_name })).body).toMatchObject({ fresh: 2, months: ['2026-10'] });
  const broken = { name: 'extrato.xlsx', bytes: Buffer.concat([bytes.subarray(0, 900), Buffer.from('xl/workbook.xml')]) };
  expect((await send(broken, { account_name })).error.errors).toEqual({
    file: ['A planilha não abre, ou é grande demais. Salve-a de novo como CSV.'],
  });
});

test('columns that nobody can guess are named once, and the next file of the account is read by itself', async () => {
  const { send, preview, accounts, sent, undo } = await newCompany();
  const account_name = 'Conta da clínica';
  expect((await send(own('05'), { account_name })).error.errors).toEqual({ file: [expect.stringContaining('nomes das colunas')] });
  expect(await preview(own('05'), { account_name })).toMatchObject({
    by: 'names',
    is_sure: false,
    problem: 'Diga qual coluna é o valor.',
    columns: [{ number: 1, header: 'Quando', sample: '05/10/2026', column: 'date' }, { column: null }, { column: null }, { column: null }],
    count: 0,
  });
  expect(await preview(own('05'), { account_name, columns: OWN })).toMatchObject({
    by: 'person',
    is_sure: true,
    problem: null,
    count: 1,
    rows: [{ date: '2026-10-05', memo: 'Pix 05', amount: 15_000, balance: 25_000 }],
  });
  expect((await sent()).length).toBe(0);
  expect((await send(own('05'), { account_name, columns: OWN })).body).toMatchObject({ fresh: 1 });

  // The only account there is, by its id, by its name; and no other.
  const [account] = await accounts();
  for (const said of [{}, { bank_account_id: account?.id ?? 0 }, { account_name: 'conta da CLINICA' }])
    expect(await preview(own('06'), said)).toMatchObject({ by: 'memory', is_sure: true, count: 1 });
  expect(await preview(own('06'), { account_name: 'Outra' })).toMatchObject({ by: 'names', is_sure: false });
  expect((await send(own('06'), { bank_account_id: account?.id ?? 0 })).body).toMatchObject({ fresh: 1 });

  // Each file that was read so says it; taken back, they say nothing any more.
  for (const { id } of await sent()) {
    expect(await preview(own('07'))).toMatchObject({ by: 'memory' });
    expect((await undo(id)).status).toBe(204);
  }
  expect(await preview(own('07'))).toMatchObject({ by: 'names', is_sure: false });
});

test('a file that its names explain is kept without columns, and what is no table has none', async () => {
  const { send, preview } = await newCompany();
  const named = csv('Data;Histórico;Valor\n05/10/2026;Pix;1,00\n;;9,00\n');
  expect(await preview(csv('Data;Histórico;Valor\n05/10/2026;Pix;1,00\n'), { account_name: 'A' })).toMatchObject({
    by: 'names',
    is_sure: true,
  });
  expect(await preview(named, { account_name: 'A' })).toMatchObject({ is_sure: false, problem: 'Linha 3: há um valor sem data.' });
  const nothing = { columns: [], is_sure: true, problem: null, count: 0 };
  expect(await preview(october)).toMatchObject(nothing);
  expect(await preview({ name: 'extrato.pdf', bytes: PDF })).toMatchObject(nothing);
  expect(await preview(csv('a;b;c\n1;2;3'))).toMatchObject({
    columns: [],
    is_sure: false,
    problem: expect.stringContaining('nomes das colunas'),
  });
  await send(csv('Data;Histórico;Valor\n05/10/2026;Pix;1,00\n'), { account_name: 'A', columns: 'date,memo,amount' });
  expect(await api.sql("select 1 from statement_imports where headers is not null and columns::text not like '%balance%'")).toEqual([]);
  expect((await send(named, { columns: 'date,price' })).error.errors).toEqual({ columns: ['Escolha as colunas desta lista.'] });
});

test('a PDF with text is read where its balances prove it, and a file of the same month brings its movements no second time', async () => {
  const { send, sent, accounts } = await newCompany();
  const rows = ['30/09/2026 SALDO ANTERIOR 1.000,00', '05/10/2026 PIX TRANSF CLINICA 1.500,00', '08/10/2026 TARIFA -89,90'];
  const pdf = async (closing: string) => ({
    name: 'extrato.pdf',
    bytes: await textPdf(
      ['Extrato de conta corrente', 'Período: 01/10/2026 a 31/10/2026', ...rows, `31/10/2026 SALDO FINAL ${closing}`].join('\n'),
    ),
  });
  const account_name = 'Conta da clínica';
  const wrong = await send(await pdf('2.400,00'), { account_name });
  expect(wrong.body).toMatchObject({
    fresh: 0,
    warnings: ['O PDF foi guardado. A equipe lê o que ele traz: os saldos que ele mostra não confirmam 2 lançamentos lidos.'],
  });
  const read = await send(await pdf('2.410,10'), { account_name });
  expect(read.body).toEqual({
    fresh: 2,
    repeated: 0,
    months: ['2026-10'],
    warnings: ['O PDF foi lido: os saldos confirmam 2 lançamentos.'],
  });
  // The same two movements, as the bank's own file tells them.
  const [account] = await accounts();
  expect((await send(october, { bank_account_id: account?.id ?? 0 })).body).toMatchObject({ fresh: 0, repeated: 2 });
  expect(await sent()).toHaveLength(3);
});
