import { cashBook } from '@esteto/contract/money/cash-book';
import { expect, test } from 'vitest';
import { granted } from '../../../testing/factories.ts';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { workbook } from '../../../testing/workbook.ts';
import { incomeSample, sheetSample } from './cash-book.examples.ts';

const api = await testApp();
const staff = await api.make.analyst([granted('cash_book.updates', 'view', 'edit')]);

const newBook = async () => {
  const { company, partner } = await newScene(api);
  const at = { company_id: company.id };
  const as = { as: partner };
  type File = ReturnType<typeof sheetSample>;
  return {
    partner,
    at,
    as,
    preview: (file: File, columns?: string) => api.call(cashBook.previewImport, { ...at, body: columns ? { columns } : {}, file }, as),
    send: (file: File, columns?: string) => api.call(cashBook.importFile, { ...at, body: columns ? { columns } : {}, file }, as),
    undo: (id: number) => api.call(cashBook.undoImport, { ...at, id }, as),
    sent: async () => (await api.ask(cashBook.imports, at, as)).items,
    add: (body: object) => api.call(cashBook.create, { ...at, body: body as ReturnType<typeof incomeSample> }, as),
    remove: (id: number) => api.call(cashBook.remove, { ...at, id }, as),
    entries: async (filters: object = {}) => (await api.ask(cashBook.entries, { ...at, ...filters, sort: 'entry_date' }, as)).items,
    close: (month: string) => api.call(cashBook.closeMonth, { id: partner.id, body: { month } }, { as: staff }),
  };
};

const receipts = (...lines: string[]) => ({
  name: 'recibos.csv',
  bytes: Buffer.from(
    ['Número do recibo;Data de emissão;Data do pagamento;CPF do pagador;CPF do beneficiário;Valor;Situação', ...lines].join('\n'),
  ),
});

test('a spreadsheet of Excel comes in as it is', async () => {
  const book = await newBook();
  const bytes = await workbook([
    ['Data', 'CPF', 'Histórico', 'Valor'],
    [new Date(Date.UTC(2026, 9, 5)), 12_345_678_909, 'Consulta', 450],
    [new Date(Date.UTC(2026, 9, 6)), '123.456.789-09', 'Retorno', 200.5],
  ]);
  const file = { name: 'livro.xlsx', bytes };
  expect((await book.preview(file)).body).toMatchObject({ missing: null, counts: { fresh: 2, wrong: 0 } });
  expect((await book.send(file)).status).toBe(200);
  expect((await book.entries()).map(({ entry_date, amount, history }) => [entry_date, amount, history])).toEqual([
    ['2026-10-05', 45_000, 'Consulta'],
    ['2026-10-06', 20_050, 'Retorno'],
  ]);
});

test('a spreadsheet is shown before it is kept, kept once, and taken back as a whole', async () => {
  const book = await newBook();
  const file = sheetSample(['05/10/2026;12345678909;Consulta;450,00', '06/10/2026;12345678909;Retorno;200', '32/10/2026;;Consulta;1']);
  expect((await book.preview(file)).body).toMatchObject({
    missing: null,
    columns: [{ header: 'Data', sample: '05/10/2026', column: 'date' }, { column: 'payer' }, { column: 'history' }, { column: 'amount' }],
    counts: { fresh: 2, matched: 0, repeated: 0, left_out: 0, wrong: 1 },
    rows: [{ line: 4, result: 'wrong', words: expect.stringContaining('esta data não existe') }, { result: 'fresh' }, { result: 'fresh' }],
  });
  expect(await book.entries()).toEqual([]);
  expect((await book.send(file)).body).toMatchObject({ fresh: 2, wrong: 1 });
  expect(await book.entries()).toMatchObject([
    { history: 'Consulta', amount: 45_000, payer_cpf: '12345678909' },
    { history: 'Retorno', amount: 20_000 },
  ]);
  expect((await book.preview(file)).body?.counts).toMatchObject({ fresh: 0, repeated: 2 });
  expect((await book.send(file)).error?.errors).toEqual({ file: [expect.stringMatching(/^Nada neste arquivo é novo/)] });

  const [sent] = await book.sent();
  expect(sent).toMatchObject({ file_name: 'outubro.csv', fresh: 2, undone_at: null });
  expect((await book.undo(sent?.id ?? 0)).status).toBe(204);
  expect(await book.entries()).toEqual([]);
  expect((await book.undo(sent?.id ?? 0)).status).toBe(422);
  expect((await book.send(file)).body).toMatchObject({ fresh: 2 });
});

test('what a person says of the columns is remembered of files with the same names, for them alone', async () => {
  const book = await newBook();
  const file = (day: string) => ({ name: 'agenda.csv', bytes: Buffer.from(`Quando;Quanto;Quem;CPF\n${day};450,00;Ana;12345678909`) });
  expect((await book.preview(file('05/10/2026'))).body?.missing).toBe('Diga qual coluna é o valor.');
  expect((await book.send(file('05/10/2026'))).error?.errors).toEqual({ columns: ['Diga qual coluna é o valor.'] });
  expect((await book.send(file('05/10/2026'), 'date,amount,history,payer')).body).toMatchObject({ fresh: 1 });
  expect((await book.preview(file('06/10/2026'))).body).toMatchObject({ missing: null, counts: { fresh: 1 } });
  expect((await (await newBook()).preview(file('06/10/2026'))).body?.missing).not.toBeNull();
});

test('receipts find their entries, also in a closed month, become entries where there is none, and leave when they are cancelled', async () => {
  const book = await newBook();
  await book.add({ ...incomeSample(), entry_date: '2026-09-05' });
  await book.close('2026-09');
  await book.add(incomeSample());
  expect(await book.entries({ receipt: 'missing' })).toHaveLength(2);
  const answer = await book.send(
    receipts(
      '101;05/09/2026;05/09/2026;12345678909;;450,00;Ativo',
      '102;06/10/2026;05/10/2026;12345678909;;450,00;Ativo',
      '103;07/10/2026;07/10/2026;12345678909;;300,00;Ativo',
      '104;08/09/2026;08/09/2026;12345678909;;300,00;Ativo',
      '105;07/10/2026;07/10/2026;12345678909;;99,00;Cancelado',
    ),
  );
  expect(answer.body).toEqual({ fresh: 1, matched: 2, repeated: 0, left_out: 1, wrong: 1 });
  expect((await book.entries({ receipt: 'issued' })).map(({ receipt_number }) => receipt_number)).toEqual(['101', '102', '103']);
  const own = (await book.entries({ search: '103' }))[0];
  expect(own).toMatchObject({ history: 'Recibo 103 da Receita Saúde', receipt_issued_on: '2026-10-07', received_from: 'PF' });
  expect((await book.remove(own?.id ?? 0)).error?.message).toMatch(/^Este lançamento tem recibo/);
  expect((await book.add({ ...incomeSample(), receipt_number: '103' })).error?.errors).toEqual({
    receipt_number: ['Este recibo já está em outro lançamento.'],
  });

  expect((await book.send(receipts('103;07/10/2026;07/10/2026;12345678909;;300,00;Cancelado'))).body).toMatchObject({ matched: 1 });
  expect(await book.entries({ receipt: 'missing' })).toMatchObject([{ receipt_number: '103', receipt_cancelled_on: '2026-11-20' }]);
  expect((await api.ask(cashBook.year, { ...book.at, year: 2026 }, book.as)).months[9]).toMatchObject({ without_receipt: 1 });

  const { id = 0 } = (await book.sent()).at(-1) ?? {};
  expect((await book.undo(id)).status).toBe(204);
  expect(await book.entries()).toMatchObject([{ receipt_number: null }, { receipt_number: null }]);
});

test('what has a receipt stands in the Carnê-Leão Web already: the file for it holds the rest, and comes back as it went', async () => {
  const book = await newBook();
  await book.add({ ...incomeSample(), history: 'Com recibo', receipt_number: '1', receipt_issued_on: '2026-10-05' });
  await book.add({ ...incomeSample(), history: 'Sem recibo' });
  const { bytes } = await api.call(cashBook.file, { ...book.at, year: 2026, kind: 'income' }, book.as);
  const text = bytes.toString('latin1');
  expect(text).toContain('Sem recibo');
  expect(text).not.toContain('Com recibo');
  const other = await newBook();
  expect((await other.preview({ name: 'carne-leao.csv', bytes: Buffer.from(bytes) })).body).toMatchObject({
    columns: [],
    counts: { fresh: 1, wrong: 0 },
  });
});

test('a closed month takes no entry of a file, and lets none go', async () => {
  const book = await newBook();
  await book.send(sheetSample());
  await book.close('2026-10');
  const [sent] = await book.sent();
  expect((await book.undo(sent?.id ?? 0)).error?.message).toMatch(/está fechado/);
  expect((await book.preview(sheetSample(['06/10/2026;12345678909;Retorno;200']))).body?.rows).toMatchObject([
    { result: 'wrong', words: 'O mês de outubro de 2026 está fechado. Peça ao seu contador para reabrir.' },
  ]);
});
