import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, formatDateNumeric } from '../../shared/date/date.ts';
import { formatAmount } from '../../shared/money/money.ts';
import { asSaid, readColumns, withColumn } from '../../shared/sheet/columns.ts';
import { readCsvRows } from '../../shared/sheet/csv-rows.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { readCsv, type SaidColumns } from './csv.ts';
import { SEVERAL_COLUMNS, STATEMENT_COLUMNS } from './csv-columns.ts';

declare const TextEncoder: new () => { encode: (text: string) => Uint8Array };

const readText = (text: string) => readCsv(new TextEncoder().encode(text));
const read = (text: string) => {
  const reading = readText(text);
  if (!reading.ok) throw new Error(reading.reason);
  return reading;
};
const lines = (...text: string[]) => text.join('\r\n');
const brief = (text: string) => read(text).transactions.map(({ date, amount, memo }) => [date, amount, memo]);
const codes = (text: string) => read(text).warnings.map(({ code }) => code);

const EXPECTED = [
  ['2026-01-05', -123_456, 'PIX ENVIADO'],
  ['2026-01-06', 1050, 'Consulta; João'],
];

describe('a CSV statement', () => {
  it.each([
    ['separated by ;', lines('Data;Histórico;Valor', '05/01/2026;PIX ENVIADO;-1.234,56', '06/01/2026;"Consulta; João";10,50', '')],
    ['separated by ,', lines('Data,Descrição,Valor', '2026-01-05,PIX ENVIADO,-1234.56', '2026-01-06,Consulta; João,10.50')],
    [
      'separated by , with decimal commas in quotes',
      lines('"Data","Histórico","Valor"', '"05/01/2026","PIX ENVIADO","-1.234,56"', '"06/01/2026","Consulta; João","10,50"'),
    ],
    ['separated by tabs', lines('DATA\tLANÇAMENTO\tVALOR (R$)', '05/01/26\tPIX ENVIADO\t-1.234,56', '06/01/26\tConsulta; João\tR$ 10,50')],
    [
      'with credits and debits apart',
      lines('Data;Histórico;Docto.;Crédito (R$);Débito (R$)', '05.01.2026;PIX ENVIADO;1;;1.234,56', '06.01.2026;"Consulta; João";2;10,50;'),
    ],
    [
      'with negative debits and zeros',
      lines('Data;Histórico;Entradas;Saídas', '05/01/2026;PIX ENVIADO;0,00;-1.234,56', '06/01/2026;"Consulta; João";10,50;0,00'),
    ],
    [
      'with a column that says D or C',
      lines(
        '"Data_Mov";"Historico";"Valor";"Deb_Cred"',
        '"20260105";"PIX ENVIADO";"1234.56";"D"',
        '"20260106";"Consulta; João";"10.50";"C"',
      ),
    ],
    [
      'with a word for the direction',
      lines('Data;Tipo;Descrição;Valor', '05/01/2026 10:30;Débito;PIX ENVIADO;-1234,56', '06/01/2026 11:00:05;Pix;"Consulta; João";10,5'),
    ],
    [
      'with the description in two columns',
      lines('Data Lançamento;Histórico;Descrição;Valor', '05/01/2026;PIX;ENVIADO;-1.234,56', '06/01/2026;"Consulta;";João;10,50'),
    ],
    ['without names of columns', lines('05/01/2026;PIX ENVIADO;-1.234,56', '06/01/2026;"Consulta; João";10,50')],
  ])('%s is read', (_, text) => {
    expect(brief(text)).toEqual(EXPECTED);
    expect(codes(text)).toEqual([]);
    expect(read(text).transactions.map(({ kind }) => kind)).toEqual(['DEBIT', 'CREDIT']);
  });

  it('in Windows-1252 is read', () => {
    const bytes = Uint8Array.from('Data;Histórico;Valor\n05/01/2026;TRANSFERÊNCIA;1,00', (character) => character.charCodeAt(0));
    expect(readCsv(bytes)).toMatchObject({ ok: true, transactions: [{ memo: 'TRANSFERÊNCIA', amount: 100 }] });
  });

  it("says the bank's own lines, totals and notes that it leaves out, and takes the balances they state", () => {
    const text = lines(
      'Extrato de conta corrente',
      'Agência;1234;Conta;56789-0',
      '',
      'Data;Histórico;Documento;Valor;Saldo',
      '01/01/2026;SALDO ANTERIOR;;;1.000,00',
      '05/01/2026;TARIFA;1;-10,00;',
      '05/01/2026;S A L D O;;;990,00',
      '06/01/2026;;;;990,00',
      ';;;;',
      'Saldo final;;;;990,00',
      'Total;;;-10,00;',
      'Os dados acima podem mudar',
    );
    expect(read(text)).toMatchObject({
      ok: true,
      transactions: [{ id: expect.stringMatching(/^~/), date: '2026-01-05', amount: -1000, memo: 'TARIFA', kind: 'DEBIT' }],
      opening: 100_000,
      closing: 99_000,
      warnings: [
        { code: 'preamble', message: 'A linha 1 vem antes dos lançamentos: “Extrato de conta corrente”.' },
        { code: 'preamble', message: 'A linha 2 vem antes dos lançamentos: “Agência 1234 Conta 56789-0”.' },
        { code: 'skipped_line', message: 'A linha 5 não foi lida como lançamento: é um saldo (“01/01/2026 SALDO ANTERIOR 1.000,00”).' },
        { code: 'skipped_line', message: 'A linha 7 não foi lida como lançamento: é um saldo (“05/01/2026 S A L D O 990,00”).' },
        { code: 'skipped_line', message: 'A linha 8 não foi lida como lançamento: é um saldo (“06/01/2026 990,00”).' },
        { code: 'skipped_line', message: 'A linha 10 não foi lida como lançamento: é um saldo (“Saldo final 990,00”).' },
        { code: 'skipped_line', message: 'A linha 11 não foi lida como lançamento: é um total (“Total -10,00”).' },
        {
          code: 'skipped_line',
          message: 'A linha 12 não foi lida como lançamento: não tem data nem valor (“Os dados acima podem mudar”).',
        },
      ],
    });
  });

  it('finds opening and closing from the balance beside each movement, oldest or newest first', () => {
    const rows = ['05/01/2026;A;-10,00;90,00', '06/01/2026;B;20,00;110,00'];
    expect(read(lines('Data;Histórico;Valor;Saldo', ...rows))).toMatchObject({ opening: 10_000, closing: 11_000 });
    expect(read(lines('Data;Histórico;Valor;Saldo', ...rows.toReversed()))).toMatchObject({ opening: 10_000, closing: 11_000 });
    expect(read(lines('Data;Histórico;Valor;Saldo', ...rows, '07/01/2026;C;1,00;999,00'))).toMatchObject({ opening: null, closing: null });
    expect(read(lines('Data;Histórico;Valor;Saldo', '05/01/2026;SALDO INICIAL;1,00;', ...rows))).toMatchObject({
      opening: 100,
      closing: 11_000,
    });
    expect(read(lines('Data;Histórico;Valor', '05/01/2026;A;1,00'))).toMatchObject({ opening: null, closing: null });
  });

  it('adds a line that only goes on with the description', () => {
    expect(brief(lines('Data;Histórico;Valor', '05/01/2026;TED RECEBIDA;1,00', ';REMET. HOSPITAL;', '06/01/2026;B;2,00'))).toEqual([
      ['2026-01-05', 100, 'TED RECEBIDA REMET. HOSPITAL'],
      ['2026-01-06', 200, 'B'],
    ]);
    expect(codes(lines('Data;Histórico;Valor', ';SOLTO;'))).toEqual(['skipped_line', 'no_transactions']);
  });

  it("keeps the bank's id where there is one, and two equal movements stay two", () => {
    const text = lines(
      'Data,Valor,Identificador,Descrição',
      '05/01/2026,-1.00,65a1-x,A',
      '05/01/2026,-1.00,65a1-x,A',
      '05/01/2026,-1.00,,A',
    );
    const { transactions, warnings } = read(text);
    expect(transactions[0]?.id).toBe('65a1-x');
    expect(new Set(transactions.map(({ id }) => id)).size).toBe(3);
    expect(warnings.map(({ code }) => code)).toEqual(['repeated_id']);
  });

  it('warns of what can be read two ways, and of a sign against the direction', () => {
    expect(codes(lines('Data;Histórico;Valor;D/C', '05/01/2026;A;1.234;C', '05/01/2026;A;-5;C'))).toEqual([
      'ambiguous_amount',
      'sign_contradicts_type',
    ]);
  });

  it.each([
    ['', null, 'O arquivo está vazio. Baixe o extrato de novo no site do banco.'],
    [' \n', null, 'O arquivo está vazio. Baixe o extrato de novo no site do banco.'],
    ['a;b;c\n1;2;3', 1, 'Nenhuma linha diz os nomes das colunas: é preciso ter data, histórico e valor.'],
    ['Data;Histórico\n05/01/2026;A', 1, 'Nenhuma linha diz os nomes das colunas: é preciso ter data, histórico e valor.'],
    ['05/01/2026;A;1,00;extra', 1, 'Nenhuma linha diz os nomes das colunas: é preciso ter data, histórico e valor.'],
    ['Data;Histórico;Valor\n05/01/2026;"A;1,00', 2, 'Na linha 2 há aspas que não fecham.'],
    [
      'Data;Histórico;Valor\n05/01/2026;"A\nB";1,00\n06/01/2026;C;x',
      4,
      'Linha 4: o valor “x” não é um número. Use um valor como 1.234,56.',
    ],
    ['Data;Histórico;Valor\n31/02/2026;A;1,00', 2, 'Linha 2: a data “31/02/2026” não existe. Use dia, mês e ano.'],
    ['Data;Histórico;Valor\n12/31/2026;A;1,00', 2, 'Linha 2: a data “12/31/2026” não existe. Use dia, mês e ano.'],
    ['Data;Histórico;Valor\nontem;A;1,00', 2, 'Linha 2: a data “ontem” não existe. Use dia, mês e ano.'],
    ['Data;Histórico;Valor\n;A;1,00', 2, 'Linha 2: há um valor sem data.'],
    ['Data;Histórico;Valor\n05/01/2026;A;', 2, 'Linha 2: há uma data sem valor.'],
    ['Data;Histórico;Crédito;Débito\n05/01/2026;A;1,00;2,00', 2, 'Linha 2: há um crédito e um débito na mesma linha.'],
    ['Data;Histórico;Crédito;Débito\n05/01/2026;A;x;', 2, 'Linha 2: o valor “x” não é um número. Use um valor como 1.234,56.'],
    ['Data;Histórico;Crédito;Débito\n05/01/2026;A;;x', 2, 'Linha 2: o valor “x” não é um número. Use um valor como 1.234,56.'],
  ])('%j is refused at line %s: %s', (text, line, reason) => {
    expect(readText(text)).toMatchObject({ ok: false, line, reason });
  });

  const columnsIn = (text: string, said?: SaidColumns) => readCsv(new TextEncoder().encode(text), undefined, said).table;
  const OWN = 'Quando;O que;Quanto;Ficou\n05/01/2026;PIX;-10,00;90,00\n06/01/2026;TED;5,00;95,00';

  it.each([
    ['names that say all', 'Data;Descrição;Valor;Saldo\n05/01/2026;A;1,00;2,00', ['date', 'memo', 'amount', 'balance'], true, null],
    ['names that nobody knows', OWN, ['date', null, null, null], false, 'Diga qual coluna é o valor.'],
    ['no names and one cell too many', '05/01/2026;A;1,00;extra', ['date', null, null, null], false, 'Diga qual coluna é o valor.'],
    ['no names', '05/01/2026;A;1,00', ['date', 'memo', 'amount'], false, null],
    ['two values', 'Data;Valor;Saldo;Nota\n05/01/2026;;1,00;x\n;;;9,00', ['date', 'amount', 'balance', null], true, null],
    [
      'a line that is half',
      'Data;Histórico;Valor\n05/01/2026;A;x',
      ['date', 'memo', 'amount'],
      true,
      'Linha 2: o valor “x” não é um número. Use um valor como 1.234,56.',
    ],
  ])('shows the columns of %s', (_, text, columns, isSure, problem) => {
    const table = columnsIn(text);
    expect(table?.columns.map(({ column }) => column)).toEqual(columns);
    expect(table).toMatchObject({ isSure, problem, by: 'names', corrected: false });
  });

  it('says that a row with a value in another column was not read', () => {
    expect(columnsIn('Data;Valor;Saldo;Nota\n05/01/2026;2,00;1,00;x\n;;;9,00')?.doubts).toEqual([expect.stringContaining('“9,00”')]);
    expect(columnsIn('Data;Valor\n05/01/2026;2,00\nObrigado;')?.doubts).toEqual([]);
  });

  it('reads with the columns that a person names, and with what they named of a file with the same names', () => {
    const chosen = readColumns(STATEMENT_COLUMNS, 'date,memo,amount,balance');
    const first = readCsv(new TextEncoder().encode(OWN), undefined, { chosen, remembered: [] });
    expect(first).toMatchObject({ ok: true, opening: 10_000, closing: 9500, table: { by: 'person', corrected: true, isSure: true } });
    expect(first.table?.rows).toEqual([
      { line: 2, date: '2026-01-05', memo: 'PIX', amount: -1000, balance: 9000 },
      { line: 3, date: '2026-01-06', memo: 'TED', amount: 500, balance: 9500 },
    ]);
    const remembered = [{ headers: first.table?.headers ?? '', columns: chosen ?? [] }];
    const next = OWN.replaceAll('2026', '2027');
    expect(columnsIn(next, { chosen: null, remembered })).toMatchObject({ by: 'memory', corrected: true, problem: null });
    expect(columnsIn(next.replace('Ficou', 'Resta'), { chosen: null, remembered })).toMatchObject({ by: 'names', corrected: false });
    // What is said now goes before what was said; columns of another number are of another file.
    expect(columnsIn(next, { chosen: ['date', 'memo', 'amount', null], remembered })).toMatchObject({ by: 'person' });
    expect(columnsIn(next, { chosen: ['date', 'memo', 'amount'], remembered })).toMatchObject({ by: 'memory' });
    expect(columnsIn(OWN, { chosen: [null, 'memo', 'amount', null], remembered: [] })).toMatchObject({
      problem: 'Diga qual coluna é a data.',
    });
  });

  it('joins a description of two columns, and takes from no other column what may stand once', () => {
    const table = columnsIn(OWN);
    const once = withColumn(table?.columns ?? [], { number: 2, column: 'date', several: SEVERAL_COLUMNS });
    expect(once).toEqual([null, 'date', null, null]);
    const said = asSaid(table?.columns ?? [], STATEMENT_COLUMNS, ',date,,').map(({ column }) => column);
    expect(said).toEqual([null, 'date', null, null]);
    expect(asSaid(table?.columns ?? [], STATEMENT_COLUMNS, 'date')).toEqual(table?.columns);
    const twice = readCsv(new TextEncoder().encode(OWN), undefined, { chosen: ['date', 'memo', 'amount', 'memo'], remembered: [] });
    expect(twice.table?.rows[0]?.memo).toBe('PIX 90,00');
  });

  it('comes back as it was written', () => {
    const row = fc.record({
      day: fc.nat(3000),
      amount: fc.integer({ min: -999_999_999, max: 999_999_999 }),
      memo: fc.stringMatching(/^[A-Za-z0-9ç";,&]{1,20}$/).filter((memo) => !/^(?:saldo|total|totais|subtota)/i.test(memo)),
    });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 20 }), fc.constantFrom(';', ',', '\t'), (list, separator) => {
        const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const rows = list.map(({ day, amount, memo }) =>
          [formatDateNumeric(addDays('2020-01-01', day)), memo, formatAmount(amount)].map(cell).join(separator),
        );
        expect(brief([['Data', 'Histórico', 'Valor'].join(separator), ...rows].join('\n'))).toEqual(
          list.map(({ day, amount, memo }) => [addDays('2020-01-01', day), amount, memo]),
        );
      }),
      runs,
    );
  });

  it('never throws, whatever the bytes', () => {
    const pieces = fc.constantFrom(
      'Data;Histórico;Valor;Saldo\n',
      'Data,Crédito,Débito\n',
      ';',
      ',',
      '\n',
      '\r',
      '"',
      '05/01/2026',
      '1.234,56',
      'Saldo anterior',
      'é',
    );
    const soup = fc
      .array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 60 })
      .map((parts) => new TextEncoder().encode(parts.join('')));
    fc.assert(
      fc.property(fc.oneof(soup, fc.uint8Array({ maxLength: 300 })), (bytes) => {
        const reading = readCsv(bytes);
        if (!reading.ok) expect(reading.reason).not.toBe('');
        else for (const { amount } of reading.transactions) expect(Number.isSafeInteger(amount)).toBe(true);
      }),
      runs,
    );
  });

  const size = runs.numRuns < 1000 ? 500_000 : 20_000_000;
  it.each(['"', '";', ';', '\n', 'a', '05/01/2026;PIX ENVIADO A FULANO DE TAL;-1.234,56\n', '1;'])(
    'of up to 20 MB of %j is read in linear time',
    (piece) => {
      const bytes = new TextEncoder().encode(`Data;Histórico;Valor\n${piece.repeat(Math.ceil(size / piece.length))}`);
      expect(readCsv(bytes)).toHaveProperty('ok');
    },
  );
});

describe('CSV rows', () => {
  it.each([
    ['a;b\nc', [['a', 'b'], ['c']]],
    ['a;b\r\n\r\nc\r', [['a', 'b'], ['c']]],
    ['"a ""b"""; c ', [['a "b"', 'c']]],
    ['"a"x;b', [['ax', 'b']]],
    ['a"b;c', [['a"b', 'c']]],
    ['a;', [['a']]],
    ['', []],
  ])('of %j are %j', (text, cells) => {
    expect(readCsvRows(text, ';').rows.map((row) => row.cells)).toEqual(cells);
  });

  it('know their line after a cell of several', () => {
    expect(readCsvRows('a;"b\r\nc\nd"\ne', ';').rows.map(({ line }) => line)).toEqual([1, 4]);
  });
});

describe('files that people have', () => {
  it('Nubank: on the bill of a card a purchase is money that leaves, and what was paid of it comes in', () => {
    expect(brief(lines('date,title,amount', '2026-10-05,Livraria,89.90', '2026-10-12,Pagamento recebido,-1200.00'))).toEqual([
      ['2026-10-05', -8990, 'Livraria'],
      ['2026-10-12', 120_000, 'Pagamento recebido'],
    ]);
  });

  it('C6: the title belongs to the description', () => {
    const text = lines(
      'Data Lançamento,Data Contábil,Título,Descrição,Entrada(R$),Saída(R$),Saldo do Dia(R$)',
      '05/10/2026,05/10/2026,Pix recebido,Hospital São Lucas,1500.00,0.00,1500.00',
    );
    expect(brief(text)).toEqual([['2026-10-05', 150_000, 'Pix recebido Hospital São Lucas']]);
  });

  it.each([
    ['2026-10', '05/10', '2026-10-05'],
    ['2026-01', '30/12', '2025-12-30'],
    ['2026-12', '02/01', '2027-01-02'],
  ])('a day without a year, sent for %s: %s is %s', (near, day, date) => {
    const reading = readCsv(new TextEncoder().encode(lines('Data;Histórico;Valor', `${day};Pix;10,00`)), near);
    expect(reading.ok && reading.transactions.map((transaction) => transaction.date)).toEqual([date]);
  });

  it('a day without a year and without a month to go by is told', () => {
    expect(readText(lines('Data;Histórico;Valor', '05/10;Pix;10,00'))).toMatchObject({
      ok: false,
      reason: expect.stringContaining('não existe'),
    });
  });
});
